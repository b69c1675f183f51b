<?php
declare(strict_types=1);

namespace UserFeedback\Choices;

use UserFeedback\Feature;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Choices for the owner in the builder. */
final class ChoicesFeature extends Feature {

	public function get( string $className ): ?object {
		return ChoicesController::class === $className ? new ChoicesController( new FindPages(), new RuleChoices() ) : null;
	}
}
