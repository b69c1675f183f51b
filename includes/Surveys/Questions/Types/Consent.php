<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Questions\Types;

use UserFeedback\Surveys\Questions\Types\Base\Choice;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** One checkbox with a wording to agree to. Responses store the wording that the visitor saw. */
final class Consent extends Choice {

	public function minOptions(): int {
		return 1;
	}

	public function maxOptions(): int {
		return 1;
	}

	public function isConsent(): bool {
		return true;
	}

	public function allowsComment(): bool {
		return false;
	}

	public function advancesOnChoice(): bool {
		return false;
	}

	public function isExtra(): bool {
		return true;
	}

	/** Without consent there is no answer, which other comparisons never match. */
	public function comparisons(): array {
		return array( '=' );
	}
}
