<?php
declare(strict_types=1);

namespace UserFeedback\Editions;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What owners call a feature, as it stands inside a sentence that refuses it. */
final class FeatureLabel {

	public static function of( Feature $feature ): string {
		return self::ofSurveys( $feature ) ?? self::ofResults( $feature );
	}

	private static function ofSurveys( Feature $feature ): ?string {
		return match ( $feature ) {
			Feature::EXTRA_QUESTION_TYPES   => __( 'this question type', 'userfeedback' ),
			Feature::PICTURE_QUESTION_TYPES => __( 'choosing by image or icon', 'userfeedback' ),
			Feature::QUESTION_OPTIONS       => __( 'this question setting', 'userfeedback' ),
			Feature::TEMPLATES              => __( 'this template', 'userfeedback' ),
			Feature::THANK_YOU              => __( 'a thank-you message of your own', 'userfeedback' ),
			Feature::REDIRECTS              => __( 'redirecting', 'userfeedback' ),
			Feature::DEVICES                => __( 'device targeting', 'userfeedback' ),
			Feature::PAGE_TARGETING         => __( 'page targeting', 'userfeedback' ),
			Feature::GEO_TARGETING          => __( 'Geo Restrictions', 'userfeedback' ),
			Feature::BEHAVIOR               => __( 'Behavior', 'userfeedback' ),
			Feature::SCHEDULING             => __( 'scheduling', 'userfeedback' ),
			Feature::BRANDING               => __( 'Branding', 'userfeedback' ),
			Feature::MIDDLE_POSITIONS       => __( 'this position', 'userfeedback' ),
			Feature::EMAIL_LOGIC            => __( 'e-mail logic', 'userfeedback' ),
			Feature::WEBHOOKS               => __( 'Webhooks', 'userfeedback' ),
			Feature::GOOGLE_DRIVE           => __( 'Google Drive', 'userfeedback' ),
			default                         => null,
		};
	}

	private static function ofResults( Feature $feature ): string {
		return match ( $feature ) {
			Feature::POST_RATINGS    => __( 'Post Ratings', 'userfeedback' ),
			Feature::HEATMAPS        => __( 'the heatmaps feature', 'userfeedback' ),
			Feature::LONG_RANGES     => __( 'a range of more than 7 days', 'userfeedback' ),
			Feature::EXPORT          => __( 'exporting results', 'userfeedback' ),
			Feature::QUICK_FILTERS   => __( 'filtering responses', 'userfeedback' ),
			Feature::BULK_ACTIONS    => __( 'changing several responses at once', 'userfeedback' ),
			Feature::SINGLE_RESPONSE => __( 'viewing a single response', 'userfeedback' ),
			Feature::TRASH_RESPONSES => __( 'trashing responses', 'userfeedback' ),
			Feature::AI_SUMMARY      => __( 'the AI summary', 'userfeedback' ),
			Feature::ACCESS_ROLES    => __( 'access by role', 'userfeedback' ),
			default                  => __( 'this feature', 'userfeedback' ),
		};
	}
}
