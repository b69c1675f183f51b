<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Questions\Types;

use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Surveys\Questions\Types\Base\CardWidth;
use UserFeedback\Surveys\Questions\Types\Base\Choice;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** One of many options, from a list that opens. */
final class Dropdown extends Choice {

	public function maxOptions(): int {
		return Limits::MAX_OPTIONS;
	}

	public function isExtra(): bool {
		return true;
	}

	public function advancesOnChoice(): bool {
		return false;
	}

	public function comparisons(): array {
		return array( '=', '!=' );
	}

	public function draftHint(): string {
		return 'one of more than six options';
	}

	public function height( CardWidth $card, array $options, int $iconPixels, bool $asksForName ): int {
		return CardWidth::OPTION;
	}
}
