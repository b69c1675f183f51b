<?php
declare(strict_types=1);

namespace UserFeedback\Editions;

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

	/** The lowest plan that has it. */
	public function plan(): Plan {
		return match ( $this ) {
			self::QUESTION_TYPES, self::TEMPLATES, self::BRANDING, self::TARGETING => Plan::PLUS,
			self::BEHAVIOR, self::WEBHOOKS, self::GOOGLE_DRIVE, self::POST_RATINGS => Plan::PRO,
			self::GEO_RESTRICTIONS, self::HEATMAPS                                 => Plan::ELITE,
		};
	}
}
