<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Questions\Types\Typed;

use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Surveys\Questions\Types\Base\CardWidth;
use UserFeedback\Surveys\Questions\Types\Base\TypedText;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A text with several lines. */
final class LongText extends TypedText {

	public function maxLength(): int {
		return Limits::LONG_TEXT;
	}

	public function draftHint(): string {
		return 'some sentences';
	}

	public function seconds(): int {
		return 30;
	}

	public function height( CardWidth $card, array $options, int $iconPixels, bool $asksForName ): int {
		return 116;
	}
}
