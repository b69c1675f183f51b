<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Saving;

use UserFeedback\Editions\Edition;
use UserFeedback\Editions\Feature;
use UserFeedback\Questions\Question;
use UserFeedback\Surveys\Settings\SurveySettings;
use UserFeedback\Surveys\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Finds what FitToEdition removed from the owner's settings, so that a save can report it. Pure. */
final class LostToEdition {

	/**
	 * Returns all features that a stored survey uses and the edition lacks.
	 *
	 * @return list<Feature>
	 */
	public static function all( Survey $survey, Edition $edition ): array {
		return self::of( $survey, FitToEdition::of( $survey, $edition ) );
	}

	/** @return list<Feature> */
	public static function of( Survey $wanted, Survey $kept ): array {
		$lost = array(
			Feature::TEMPLATES->value              => $wanted->template !== $kept->template,
			Feature::EXTRA_QUESTION_TYPES->value   => self::count( $wanted, 'isExtra' ) > self::count( $kept, 'isExtra' ),
			Feature::PICTURE_QUESTION_TYPES->value => self::count( $wanted, 'hasPictures' ) > self::count( $kept, 'hasPictures' ),
			Feature::QUESTION_OPTIONS->value       => self::options( $wanted, $kept ) > self::options( $kept, $kept ),
			Feature::PAGE_TARGETING->value         => self::differs( $wanted, $kept, 'targeting', 'pages' )
				|| self::differs( $wanted, $kept, 'targeting', 'page_rules' ),
			Feature::DEVICES->value                => self::differs( $wanted, $kept, 'targeting', 'devices' ),
			Feature::GEO_TARGETING->value          => self::differs( $wanted, $kept, 'geo_targeting' ),
			Feature::BEHAVIOR->value               => self::differs( $wanted, $kept, 'behavior' ),
			Feature::BRANDING->value               => self::differs( $wanted, $kept, 'theming' ),
			Feature::GOOGLE_DRIVE->value           => self::differs( $wanted, $kept, 'google_drive' ),
			Feature::THANK_YOU->value              => $wanted->settings->thankYou->message !== $kept->settings->thankYou->message,
			Feature::REDIRECTS->value              => $wanted->settings->thankYou->type !== $kept->settings->thankYou->type,
			Feature::EMAIL_LOGIC->value            => $wanted->notifications->emailLogic->enabled
				&& ! $kept->notifications->emailLogic->enabled,
			Feature::WEBHOOKS->value               => $wanted->notifications->webhooksActive && ! $kept->notifications->webhooksActive,
		);
		return array_map( array( Feature::class, 'from' ), array_keys( array_filter( $lost ) ) );
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
