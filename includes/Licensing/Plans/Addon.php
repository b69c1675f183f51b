<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Plans;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The parts of the plugin that are off until they are installed and activated. */
enum Addon: string {
	case QUESTION_TYPES   = 'question-types';
	case TEMPLATES        = 'templates';
	case BRANDING         = 'branding';
	case TARGETING        = 'targeting';
	case BEHAVIOR         = 'behavior';
	case WEBHOOKS         = 'webhooks';
	case GOOGLE_DRIVE     = 'google-drive';
	case POST_RATINGS     = 'post-ratings';
	case GEO_RESTRICTIONS = 'geo-restrictions';
	case HEATMAPS         = 'heatmaps';

	/** Returns the lowest plan with it. */
	public function plan(): Plan {
		return match ( $this ) {
			self::QUESTION_TYPES, self::TEMPLATES, self::BRANDING, self::TARGETING => Plan::PLUS,
			self::BEHAVIOR, self::WEBHOOKS, self::GOOGLE_DRIVE, self::POST_RATINGS => Plan::PRO,
			self::GEO_RESTRICTIONS, self::HEATMAPS                                 => Plan::ELITE,
		};
	}

	/** Returns the add-on's name for owners. */
	public function label(): string {
		return match ( $this ) {
			self::QUESTION_TYPES   => __( 'Question Types', 'userfeedback' ),
			self::TEMPLATES        => __( 'Templates', 'userfeedback' ),
			self::BRANDING         => __( 'Branding', 'userfeedback' ),
			self::TARGETING        => __( 'Targeting', 'userfeedback' ),
			self::BEHAVIOR         => __( 'Behavior', 'userfeedback' ),
			self::WEBHOOKS         => __( 'Webhooks', 'userfeedback' ),
			self::GOOGLE_DRIVE     => __( 'Google Drive', 'userfeedback' ),
			self::POST_RATINGS     => __( 'Post Ratings', 'userfeedback' ),
			self::GEO_RESTRICTIONS => __( 'Geo Restrictions', 'userfeedback' ),
			self::HEATMAPS         => __( 'Heatmaps', 'userfeedback' ),
		};
	}
}
