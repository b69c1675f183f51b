<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Manifest;

use UserFeedback\Editions\Edition;
use UserFeedback\Editions\Feature;
use UserFeedback\Questions\Question;
use UserFeedback\Surveys\Saving\FitToEdition;
use UserFeedback\Surveys\Saving\LostToEdition;
use UserFeedback\Surveys\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Adapts a survey to what pages may show now, because a license or add-on may have ended after it was saved. Pure.
 *
 * Optional extras are removed. Restrictions are not: a survey for some pages or countries must not appear everywhere, and one
 * without a required question can't be answered, so these surveys are hidden from everyone.
 */
final class FitForPages {

	public static function of( Survey $survey, bool $floats, Edition $edition ): Candidate {
		return new Candidate( FitToEdition::of( $survey, $edition ), $floats, self::lacks( $survey, $edition ) );
	}

	private static function lacks( Survey $survey, Edition $edition ): string {
		$locked = array_filter(
			$survey->questions,
			static fn( Question $question ): bool => ! FitToEdition::hasType( $question->type, $edition )
		);
		return match ( true ) {
			! $edition->strips() && array() !== LostToEdition::all( $survey, $edition ) => 'not_in_edition',
			array() !== $locked => 'no_question_types',
			RulesMapper::hasPageRules( $survey ) && ! $edition->allows( Feature::PAGE_TARGETING ) => 'no_targeting',
			RulesMapper::hasCountries( $survey ) && ! $edition->allows( Feature::GEO_TARGETING ) => 'no_geo_restrictions',
			default => '',
		};
	}
}
