<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Manifest;

use UserFeedback\Licensing\Plans\Edition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Surveys\Editing\Saving\EnforceEdition;
use UserFeedback\Surveys\Editing\Saving\RemovedFeatures;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Builds a candidate from a survey, adapted to the current edition, because a license or add-on may have ended after it was
 * saved. Pure.
 *
 * Optional extras are removed. Restrictions are not: a survey for some pages or countries must not appear everywhere, and one
 * without a required question can't be answered, so these surveys are hidden from everyone.
 */
final class BuildCandidate {

	public static function of( Survey $survey, bool $floats, Edition $edition ): CandidateSurvey {
		return new CandidateSurvey( EnforceEdition::of( $survey, $edition ), $floats, self::lacks( $survey, $edition ) );
	}

	private static function lacks( Survey $survey, Edition $edition ): string {
		$locked = array_filter(
			$survey->questions,
			static fn( Question $question ): bool => ! EnforceEdition::hasType( $question->type, $edition )
		);
		return match ( true ) {
			! $edition->runsWithoutLockedFeatures() && array() !== RemovedFeatures::all( $survey, $edition ) => 'not_in_edition',
			array() !== $locked => 'no_question_types',
			WidgetRulesMapper::hasPageRules( $survey ) && ! $edition->allows( PlanFeature::PAGE_TARGETING ) => 'no_targeting',
			WidgetRulesMapper::hasCountries( $survey ) && ! $edition->allows( PlanFeature::GEO_TARGETING ) => 'no_geo_restrictions',
			default => '',
		};
	}
}
