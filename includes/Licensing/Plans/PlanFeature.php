<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Plans;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** All features that depend on a plan or add-on. FeatureRequirement says what each one needs. */
enum PlanFeature: string {
	case EXTRA_QUESTION_TYPES   = 'extra-question-types';   // Star rating and NPS.
	case PICTURE_QUESTION_TYPES = 'picture-question-types'; // Image and icon choices.
	case QUESTION_OPTIONS       = 'question-options';       // Randomize, comment box, “Other”, and required questions.
	case TEMPLATES              = 'templates';
	case THANK_YOU              = 'thank-you';              // A custom message.
	case REDIRECTS              = 'redirects';
	case DEVICES                = 'devices';
	case PAGE_TARGETING         = 'page-targeting';
	case GEO_TARGETING          = 'geo-targeting';
	case BEHAVIOR               = 'behavior';               // Timing, display length, run time, start minimized.
	case SCHEDULING             = 'scheduling';
	case BRANDING               = 'branding';               // Colors, theme, logo, font, icon, label.
	case MIDDLE_POSITIONS       = 'middle-positions';
	case EMAIL_LOGIC            = 'email-logic';
	case WEBHOOKS               = 'webhooks';
	case GOOGLE_DRIVE           = 'google-drive';
	case POST_RATINGS           = 'post-ratings';
	case HEATMAPS               = 'heatmaps';
	case LONG_RANGES            = 'long-ranges';            // Results for more than 7 days.
	case EXPORT                 = 'export';
	case QUICK_FILTERS          = 'quick-filters';          // For responses.
	case BULK_ACTIONS           = 'bulk-actions';           // For responses.
	case SINGLE_RESPONSE        = 'single-response';
	case TRASH_RESPONSES        = 'trash-responses';
	case AI_SUMMARY             = 'ai-summary';
	case ACCESS_ROLES           = 'access-roles';

	/** Returns the owner's name for it, as used inside a message that refuses it. */
	public function label(): string {
		return $this->labelInSurveys() ?? $this->labelElsewhere();
	}

	private function labelInSurveys(): ?string {
		return match ( $this ) {
			self::EXTRA_QUESTION_TYPES   => __( 'this question type', 'userfeedback' ),
			self::PICTURE_QUESTION_TYPES => __( 'an image or icon question', 'userfeedback' ),
			self::QUESTION_OPTIONS       => __( 'this question setting', 'userfeedback' ),
			self::TEMPLATES              => __( 'this template', 'userfeedback' ),
			self::THANK_YOU              => __( 'a custom thank-you message', 'userfeedback' ),
			self::REDIRECTS              => __( 'redirecting', 'userfeedback' ),
			self::DEVICES                => __( 'device targeting', 'userfeedback' ),
			self::PAGE_TARGETING         => __( 'page targeting', 'userfeedback' ),
			self::GEO_TARGETING          => __( 'Geo Restrictions', 'userfeedback' ),
			self::BEHAVIOR               => __( 'Behavior', 'userfeedback' ),
			self::SCHEDULING             => __( 'scheduling', 'userfeedback' ),
			self::BRANDING               => __( 'Branding', 'userfeedback' ),
			self::MIDDLE_POSITIONS       => __( 'this position', 'userfeedback' ),
			self::EMAIL_LOGIC            => __( 'email logic', 'userfeedback' ),
			self::WEBHOOKS               => __( 'Webhooks', 'userfeedback' ),
			self::GOOGLE_DRIVE           => __( 'Google Drive', 'userfeedback' ),
			default                      => null,
		};
	}

	private function labelElsewhere(): string {
		return match ( $this ) {
			self::POST_RATINGS    => __( 'Post Ratings', 'userfeedback' ),
			self::HEATMAPS        => __( 'the heatmaps feature', 'userfeedback' ),
			self::LONG_RANGES     => __( 'a date range longer than 7 days', 'userfeedback' ),
			self::EXPORT          => __( 'exporting results', 'userfeedback' ),
			self::QUICK_FILTERS   => __( 'filtering responses', 'userfeedback' ),
			self::BULK_ACTIONS    => __( 'managing responses in bulk', 'userfeedback' ),
			self::SINGLE_RESPONSE => __( 'viewing a single response', 'userfeedback' ),
			self::TRASH_RESPONSES => __( 'trashing responses', 'userfeedback' ),
			self::AI_SUMMARY      => __( 'the AI summary', 'userfeedback' ),
			self::ACCESS_ROLES    => __( 'role-based access', 'userfeedback' ),
			default               => __( 'this feature', 'userfeedback' ),
		};
	}
}
