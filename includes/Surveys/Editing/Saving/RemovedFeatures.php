<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Editing\Saving;

use UserFeedback\Licensing\Plans\Edition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Settings\SurveySettings;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Finds what EnforceEdition removed from the owner's settings, so that a save can report it. Pure. */
final class RemovedFeatures {

	/**
	 * Returns all features that a stored survey uses and the edition lacks.
	 *
	 * @return list<PlanFeature>
	 */
	public static function all( Survey $survey, Edition $edition ): array {
		return self::of( $survey, EnforceEdition::of( $survey, $edition ) );
	}

	/** @return list<PlanFeature> */
	public static function of( Survey $survey, Survey $stored ): array {
		$message = $survey->settings->thankYou->message;
		$plain   = $survey->settings->thankYou->plain()->message;
		$left    = $stored->settings->thankYou->message;
		$lost    = array(
			PlanFeature::TEMPLATES->value              => $survey->template !== $stored->template,
			PlanFeature::EXTRA_QUESTION_TYPES->value   => self::count( $survey, 'isExtra' ) > self::count( $stored, 'isExtra' ),
			PlanFeature::PICTURE_QUESTION_TYPES->value => self::count( $survey, 'hasPictures' ) > self::count( $stored, 'hasPictures' ),
			PlanFeature::QUESTION_OPTIONS->value       => self::options( $survey, $stored ) > self::options( $stored, $stored )
				|| ( $message !== $plain && $left === $plain ),
			PlanFeature::PAGE_TARGETING->value         => self::differs( $survey, $stored, 'targeting', 'pages' )
				|| self::differs( $survey, $stored, 'targeting', 'page_rules' ),
			PlanFeature::DEVICES->value                => self::differs( $survey, $stored, 'targeting', 'devices' ),
			PlanFeature::GEO_TARGETING->value          => self::differs( $survey, $stored, 'geo_targeting' ),
			PlanFeature::BEHAVIOR->value               => self::differs( $survey, $stored, 'behavior' ),
			PlanFeature::BRANDING->value               => self::differs( $survey, $stored, 'theming' ),
			PlanFeature::GOOGLE_DRIVE->value           => self::differs( $survey, $stored, 'google_drive' ),
			PlanFeature::THANK_YOU->value              => ! in_array( $left, array( $message, $plain ), true ),
			PlanFeature::REDIRECTS->value              => $survey->settings->thankYou->type !== $stored->settings->thankYou->type,
			PlanFeature::EMAIL_LOGIC->value            => $survey->notifications->emailLogic->enabled
				&& ! $stored->notifications->emailLogic->enabled,
			PlanFeature::WEBHOOKS->value               => $survey->notifications->webhooksActive
				&& ! $stored->notifications->webhooksActive,
		);
		return array_map( array( PlanFeature::class, 'from' ), array_keys( array_filter( $lost ) ) );
	}

	/** @param 'isExtra'|'hasPictures' $kind method of the question type. */
	private static function count( Survey $survey, string $kind ): int {
		return count( array_filter( $survey->questions, static fn( Question $question ): bool => $question->type->{$kind}() ) );
	}

	/** Counts the remaining questions that plain() would change. */
	private static function options( Survey $survey, Survey $stored ): int {
		return count(
			array_filter(
				$survey->questions,
				static fn( Question $question ): bool => self::hasOptions( $question )
					&& null !== $stored->question( $question->id )
			)
		);
	}

	private static function hasOptions( Question $question ): bool {
		return $question->commentBox || $question->randomize || $question->prefill || $question->samePage || '' !== $question->other
			|| $question->recalls();
	}

	/** Ignores values that equal a survey's defaults. */
	private static function differs( Survey $survey, Survey $stored, string $part, ?string $name = null ): bool {
		$values = array_map(
			static fn( SurveySettings $settings ): mixed => null === $name
				? $settings->part( $part )
				: $settings->part( $part )[ $name ] ?? null,
			array( $survey->settings, $stored->settings, SurveySettings::defaults( $survey->settings->thankYou ) )
		);
		return $values[0] !== $values[1] && $values[0] !== $values[2];
	}
}
