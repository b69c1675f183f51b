<?php
declare(strict_types=1);

namespace UserFeedback\Fonts;

use UserFeedback\Feature;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The fonts that a survey may have. */
final class FontsFeature extends Feature {

	public function get( string $className ): ?object {
		return FontsController::class === $className ? new FontsController() : null;
	}
}
