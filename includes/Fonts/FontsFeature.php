<?php
declare(strict_types=1);

namespace UserFeedback\Fonts;

use UserFeedback\Feature;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The fonts that a survey may have. */
final class FontsFeature extends Feature {

	public function get( string $class_name ): ?object {
		return FontsController::class === $class_name ? new FontsController() : null;
	}
}
