<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Saving;

use UserFeedback\Editions\Edition;
use UserFeedback\Editions\Feature;
use UserFeedback\Questions\Question;
use UserFeedback\Surveys\Settings\SurveySettings;
use UserFeedback\Surveys\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What the owner had set and FitToEdition took away, so that a save does not do so without a word. Pure. */
final class LostToEdition {

	/**
	 * What the edition lacks of all that a stored survey uses.
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

	/** @param 'isExtra'|'hasPictures' $kind what a type of question is. */
	private static function count( Survey $survey, string $kind ): int {
		return count( array_filter( $survey->questions, static fn( Question $question ): bool => $question->type->{$kind}() ) );
	}

	/** How many questions that are still there have a comment box or a random order. */
	private static function options( Survey $survey, Survey $kept ): int {
		return count(
			array_filter(
				$survey->questions,
				static fn( Question $question ): bool => ( $question->commentBox || $question->randomize )
					&& null !== $kept->question( $question->id )
			)
		);
	}

	/** What is as in a new survey nobody has set. */
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
