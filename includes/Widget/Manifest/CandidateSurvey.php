<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Manifest;

use UserFeedback\Licensing\Plans\Edition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Surveys\Editing\Saving\EnforceEdition;
use UserFeedback\Surveys\Editing\Saving\RemovedFeatures;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Questions\Quotas\Quota;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A survey that a page may show: as a pop-up, or only where it is embedded. */
final class CandidateSurvey {

	/**
	 * @param string $lacks     one of ManifestShape::LACKS; empty if nothing is missing.
	 * @param bool   $isForTeam true for a draft shown to users who can edit surveys.
	 * @param list<Quota> $full full quotas whose visitors can't see it.
	 */
	public function __construct(
		public readonly Survey $survey,
		public readonly bool $floats,
		public readonly string $lacks = '',
		public readonly bool $isForTeam = false,
		public readonly array $full = array()
	) {}

	/**
	 * Adapts a survey to the current edition, because a license or add-on may have ended after it was saved.
	 *
	 * Optional extras are removed. Restrictions are not: a survey for some pages or countries must not appear everywhere, and one
	 * without a required question can't be answered, so these surveys are hidden from everyone.
	 */
	public static function inEdition( Survey $survey, bool $floats, Edition $edition ): self {
		return new self( EnforceEdition::of( $survey, $edition ), $floats, self::missingFeature( $survey, $edition ) );
	}

	private static function missingFeature( Survey $survey, Edition $edition ): string {
		$locked   = array_filter(
			$survey->questions,
			static fn( Question $question ): bool => ! EnforceEdition::hasType( $question->type, $edition )
		);
		$inactive = array_filter( $survey->questions, static fn( Question $question ): bool => ! $question->type->isActive() );
		return match ( true ) {
			! $edition->runsWithoutLockedFeatures() && array() !== RemovedFeatures::all( $survey, $edition ) => 'not_in_edition',
			array() !== $locked => 'no_question_types',
			array() !== $inactive => 'inactive_type',
			WidgetRulesMapper::hasPageRules( $survey ) && ! $edition->allows( PlanFeature::PAGE_TARGETING ) => 'no_targeting',
			WidgetRulesMapper::hasCountries( $survey ) && ! $edition->allows( PlanFeature::GEO_TARGETING ) => 'no_geo_restrictions',
			default => '',
		};
	}
}
