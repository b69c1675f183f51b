<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Questions\Types;

use UserFeedback\Surveys\Questions\Types\Base\Choice;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** One of some options. */
final class RadioButton extends Choice {

	public function comparisons(): array {
		return array( '=', '!=' );
	}

	public function draftHint(): string {
		return 'one of some options';
	}
}
