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
	public static function of( Survey $wanted, Survey $kept ): array {
		$lost = array(
			PlanFeature::TEMPLATES->value              => $wanted->template !== $kept->template,
			PlanFeature::EXTRA_QUESTION_TYPES->value   => self::count( $wanted, 'isExtra' ) > self::count( $kept, 'isExtra' ),
			PlanFeature::PICTURE_QUESTION_TYPES->value => self::count( $wanted, 'hasPictures' ) > self::count( $kept, 'hasPictures' ),
			PlanFeature::QUESTION_OPTIONS->value       => self::options( $wanted, $kept ) > self::options( $kept, $kept ),
			PlanFeature::PAGE_TARGETING->value         => self::differs( $wanted, $kept, 'targeting', 'pages' )
				|| self::differs( $wanted, $kept, 'targeting', 'page_rules' ),
			PlanFeature::DEVICES->value                => self::differs( $wanted, $kept, 'targeting', 'devices' ),
			PlanFeature::GEO_TARGETING->value          => self::differs( $wanted, $kept, 'geo_targeting' ),
			PlanFeature::BEHAVIOR->value               => self::differs( $wanted, $kept, 'behavior' ),
			PlanFeature::BRANDING->value               => self::differs( $wanted, $kept, 'theming' ),
			PlanFeature::GOOGLE_DRIVE->value           => self::differs( $wanted, $kept, 'google_drive' ),
			PlanFeature::THANK_YOU->value              => $wanted->settings->thankYou->message !== $kept->settings->thankYou->message,
			PlanFeature::REDIRECTS->value              => $wanted->settings->thankYou->type !== $kept->settings->thankYou->type,
			PlanFeature::EMAIL_LOGIC->value            => $wanted->notifications->emailLogic->enabled
				&& ! $kept->notifications->emailLogic->enabled,
			PlanFeature::WEBHOOKS->value               => $wanted->notifications->webhooksActive && ! $kept->notifications->webhooksActive,
		);
		return array_map( array( PlanFeature::class, 'from' ), array_keys( array_filter( $lost ) ) );
	}

	/** @param 'isExtra'|'hasPictures' $kind method of the question type. */
	private static function count( Survey $survey, string $kind ): int {
		return count( array_filter( $survey->questions, static fn( Question $question ): bool => $question->type->{$kind}() ) );
	}

	/** Counts the remaining questions with a comment box or random order. */
	private static function options( Survey $survey, Survey $kept ): int {
		return count(
			array_filter(
				$survey->questions,
				static fn( Question $question ): bool => ( $question->commentBox || $question->randomize )
					&& null !== $kept->question( $question->id )
			)
		);
	}

	/** Ignores values that equal a survey's defaults. */
	private static function differs( Survey $wanted, Survey $kept, string $part, ?string $name = null ): bool {
		$values = array_map(
			static fn( SurveySettings $settings ): mixed => null === $name
				? $settings->part( $part )
				: $settings->part( $part )[ $name ] ?? null,
			array( $wanted->settings, $kept->settings, SurveySettings::defaults( $wanted->settings->thankYou ) )
		);
		return $values[0] !== $values[1] && $values[0] !== $values[2];
	}
}
