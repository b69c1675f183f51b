<?php
declare(strict_types=1);

namespace UserFeedback\Editions;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** An add-on's name as owners read it. */
final class AddonLabel {

	public static function of( Addon $addon ): string {
		return match ( $addon ) {
			Addon::QUESTION_TYPES   => __( 'Question Types', 'userfeedback' ),
			Addon::TEMPLATES        => __( 'Templates', 'userfeedback' ),
			Addon::BRANDING         => __( 'Branding', 'userfeedback' ),
			Addon::TARGETING        => __( 'Targeting', 'userfeedback' ),
			Addon::BEHAVIOR         => __( 'Behavior', 'userfeedback' ),
			Addon::WEBHOOKS         => __( 'Webhooks', 'userfeedback' ),
			Addon::GOOGLE_DRIVE     => __( 'Google Drive', 'userfeedback' ),
			Addon::POST_RATINGS     => __( 'Post Ratings', 'userfeedback' ),
			Addon::GEO_RESTRICTIONS => __( 'Geo Restrictions', 'userfeedback' ),
			Addon::HEATMAPS         => __( 'Heatmaps', 'userfeedback' ),
		};
	}
}
