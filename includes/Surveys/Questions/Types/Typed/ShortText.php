<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Questions\Types\Typed;

use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Surveys\Questions\Types\Base\TypedText;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A text in one line. */
final class ShortText extends TypedText {

	public function maxLength(): int {
		return Limits::TEXT;
	}

	public function draftHint(): string {
		return 'a few words';
	}
}
