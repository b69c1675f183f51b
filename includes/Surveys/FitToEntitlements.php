<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use UserFeedback\Contract\Schema\Survey as Shape;
use UserFeedback\Licensing\Entitlements;
use UserFeedback\Licensing\Feature;
use UserFeedback\Questions\Question;
use UserFeedback\Questions\QuestionType;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * A survey without what the site's plan and add-ons do not have: the browser shows what is locked, this enforces it
 * with each save. Pure.
 */
final class FitToEntitlements {

	/** What branding does not stand for: where the widget is, the words on its buttons, and whether it says whose it is. */
	private const NOT_BRANDING = array(
		'position'  => null,
		'skip_text' => null,
		'next_text' => null,
		'show_logo' => null,
		'logo_type' => null,
	);

	public static function of( Survey $survey, Entitlements $allowed ): Survey {
		$questions = self::questions( $survey->questions, $allowed );
		$is_scored = array() !== array_filter( $questions, static fn( Question $question ): bool => QuestionType::NPS === $question->type );
		$type      = 'nps' === $survey->type && ! $is_scored && ! $allowed->allows( Feature::EXTRA_QUESTION_TYPES ) ? Shape::TYPES[0] : $survey->type;

		return $survey->with( $questions, self::settings( $survey->settings, $allowed ), self::notifications( $survey->notifications, $allowed ), $type );
	}

	/** Whether the site may ask questions of this type. */
	public static function hasType( QuestionType $type, Entitlements $allowed ): bool {
		return ( ! $type->isExtra() || $allowed->allows( Feature::EXTRA_QUESTION_TYPES ) ) && ( ! $type->hasPictures() || $allowed->allows( Feature::PICTURE_QUESTION_TYPES ) );
	}

	/**
	 * @param list<Question> $questions
	 * @return list<Question>
	 */
	private static function questions( array $questions, Entitlements $allowed ): array {
		$questions = array_values( array_filter( $questions, static fn( Question $question ): bool => self::hasType( $question->type, $allowed ) ) );
		return $allowed->allows( Feature::QUESTION_OPTIONS ) ? $questions : array_map( static fn( Question $question ): Question => $question->plain(), $questions );
	}

	private static function settings( SurveySettings $settings, Entitlements $allowed ): SurveySettings {
		$parts = array(
			'targeting'     => Feature::PAGE_TARGETING,
			'geo_targeting' => Feature::GEO_TARGETING,
			'behavior'      => Feature::BEHAVIOR,
		);
		foreach ( $parts as $part => $feature ) {
			$settings = $allowed->allows( $feature ) ? $settings : $settings->reset( $part );
		}
		if ( ! $allowed->allows( Feature::DEVICES ) ) {
			$settings = $settings->with( 'targeting', array( 'devices' => array( 'desktop' ) ) );
		}
		if ( ! $allowed->allows( Feature::GOOGLE_DRIVE ) ) {
			$settings = $settings->with( 'google_drive', array( 'enable' => false ) );
		}
		return self::looks( $settings, $allowed )->withThankYou( self::thankYou( $settings->thank_you, $allowed ) );
	}

	private static function looks( SurveySettings $settings, Entitlements $allowed ): SurveySettings {
		if ( ! $allowed->allows( Feature::BRANDING ) ) {
			$kept     = array_intersect_key( $settings->part( 'theming' ), self::NOT_BRANDING );
			$settings = $settings->reset( 'theming' )->with( 'theming', 'custom' === $kept['logo_type'] ? array( 'logo_type' => 'none' ) + $kept : $kept );
		}
		$position = $settings->part( 'theming' )['position'] ?? null;
		$is_free  = ! is_string( $position ) || ! str_starts_with( $position, 'middle_' );

		return $is_free || $allowed->allows( Feature::MIDDLE_POSITIONS ) ? $settings : $settings->with( 'theming', array( 'position' => 'bottom_right' ) );
	}

	private static function thankYou( ThankYou $thank_you, Entitlements $allowed ): ThankYou {
		$thank_you = $allowed->allows( Feature::REDIRECTS ) ? $thank_you : $thank_you->asMessage();
		return $allowed->allows( Feature::THANK_YOU ) ? $thank_you : new ThankYou( ThankYou::defaultMessage() );
	}

	/** What is switched off stays as it was defined, for the day it may be used again. */
	private static function notifications( Notifications $told, Entitlements $allowed ): Notifications {
		$told = $allowed->allows( Feature::EMAIL_LOGIC ) ? $told : $told->withEmailLogic( ( new Notifications() )->email_logic );
		return $allowed->allows( Feature::WEBHOOKS ) ? $told : $told->withWebhooks( $told->webhooks, false );
	}
}
