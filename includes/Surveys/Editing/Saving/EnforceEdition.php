<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Editing\Saving;

use UserFeedback\Licensing\Plans\Edition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Questions\Types\Base\QuestionType;
use UserFeedback\Surveys\Settings\Notifications;
use UserFeedback\Surveys\Settings\SurveySettings;
use UserFeedback\Surveys\Settings\ThankYou;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Removes from a survey what the site's plan and add-ons lack. The browser only shows what is locked; this enforces it on each
 * save. Pure.
 */
final class EnforceEdition {

	/** Theming settings that don't need branding: widget position, button labels, and whether a logo is shown. */
	private const NOT_BRANDING = array(
		'position'  => null,
		'skip_text' => null,
		'next_text' => null,
		'show_logo' => null,
		'logo_type' => null,
	);

	/** The only choice for plans that lack device targeting. Editions without plans show surveys on all devices, but keep this. */
	private const DESKTOPS = array( 'desktop' );

	public static function of( Survey $survey, Edition $edition ): Survey {
		$questions = self::questions( $survey->questions, $edition );
		$isScored  = array() !== array_filter( $questions, static fn( Question $question ): bool => $question->type->isScore() );
		$type      = 'nps' === $survey->type && ! $isScored && ! $edition->allows( PlanFeature::EXTRA_QUESTION_TYPES )
			? Survey::TYPES[0]
			: $survey->type;

		return $survey->with(
			type: $type,
			questions: $questions,
			settings: self::settings( $survey->settings, $edition ),
			notifications: self::notifications( $survey->notifications, $edition ),
			isCompared: $edition->allows( PlanFeature::BEHAVIOR )
		);
	}

	/** Returns true if the site may use questions of this type. */
	public static function hasType( QuestionType $type, Edition $edition ): bool {
		return ( ! $type->isExtra() || $edition->allows( PlanFeature::EXTRA_QUESTION_TYPES ) )
			&& ( ! $type->hasPictures() || $edition->allows( PlanFeature::PICTURE_QUESTION_TYPES ) );
	}

	/**
	 * @param list<Question> $questions
	 * @return list<Question>
	 */
	private static function questions( array $questions, Edition $edition ): array {
		$questions = array_values(
			array_filter( $questions, static fn( Question $question ): bool => self::hasType( $question->type, $edition ) )
		);
		return $edition->allows( PlanFeature::QUESTION_OPTIONS )
			? $questions
			: array_map( static fn( Question $question ): Question => $question->plain(), $questions );
	}

	private static function settings( SurveySettings $settings, Edition $edition ): SurveySettings {
		$parts   = array(
			'targeting'     => PlanFeature::PAGE_TARGETING,
			'geo_targeting' => PlanFeature::GEO_TARGETING,
			'behavior'      => PlanFeature::BEHAVIOR,
		);
		$devices = $settings->part( 'targeting' )['devices'] ?? null;
		foreach ( $parts as $part => $feature ) {
			$settings = $edition->allows( $feature ) ? $settings : $settings->reset( $part );
		}
		if ( ! $edition->allows( PlanFeature::DEVICES ) && ( $edition->runsWithoutLockedFeatures() || self::DESKTOPS === $devices ) ) {
			$settings = $settings->with( 'targeting', array( 'devices' => self::DESKTOPS ) );
		}
		if ( ! $edition->allows( PlanFeature::GOOGLE_DRIVE ) ) {
			$settings = $settings->with( 'google_drive', array( 'enable' => false ) );
		}
		return self::looks( $settings, $edition )->withThankYou( self::thankYou( $settings->thankYou, $edition ) );
	}

	private static function looks( SurveySettings $settings, Edition $edition ): SurveySettings {
		if ( ! $edition->allows( PlanFeature::BRANDING ) ) {
			$kept     = array_intersect_key( $settings->part( 'theming' ), self::NOT_BRANDING );
			$settings = $settings->reset( 'theming' )->with(
				'theming',
				'custom' === $kept['logo_type'] ? array( 'logo_type' => 'none' ) + $kept : $kept
			);
		}
		$position = $settings->part( 'theming' )['position'] ?? null;
		$isFree   = ! is_string( $position ) || ! str_starts_with( $position, 'middle_' );

		return $isFree || $edition->allows( PlanFeature::MIDDLE_POSITIONS )
			? $settings
			: $settings->with( 'theming', array( 'position' => 'bottom_right' ) );
	}

	private static function thankYou( ThankYou $thankYou, Edition $edition ): ThankYou {
		$thankYou = $edition->allows( PlanFeature::REDIRECTS ) ? $thankYou : $thankYou->asMessage();
		$thankYou = $edition->allows( PlanFeature::QUESTION_OPTIONS ) ? $thankYou : $thankYou->plain();
		return $edition->allows( PlanFeature::THANK_YOU ) ? $thankYou : new ThankYou( ThankYou::defaultMessage() );
	}

	/** Turns features off but keeps their settings, so that they can be used again later. */
	private static function notifications( Notifications $notifications, Edition $edition ): Notifications {
		$notifications = $edition->allows( PlanFeature::EMAIL_LOGIC )
			? $notifications
			: $notifications->withEmailLogic( ( new Notifications() )->emailLogic );
		return $edition->allows( PlanFeature::WEBHOOKS ) ? $notifications : $notifications->withWebhooks( $notifications->webhooks, false );
	}
}
