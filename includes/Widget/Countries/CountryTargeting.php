<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Countries;

use Closure;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Responses\Submit\RequestOrigin;
use UserFeedback\Widget\Manifest\CandidateSurvey;
use UserFeedback\Widget\Manifest\WidgetRulesMapper;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Decides which surveys that target some countries a visitor may see. */
final class CountryTargeting {

	/** @param Closure(): string $country of the visitor, two capital letters; empty if unknown. */
	public function __construct( #[Lazy( RequestOrigin::class, 'country' )] private readonly Closure $country ) {}

	/**
	 * @param list<CandidateSurvey> $candidates
	 * @return list<int> IDs, without those of surveys for all countries.
	 */
	public function among( array $candidates ): array {
		$limited = array_values(
			array_filter(
				$candidates,
				static fn(
					CandidateSurvey $candidate
				): bool => '' === $candidate->lacks && WidgetRulesMapper::hasCountries( $candidate->survey )
			)
		);
		$country = array() === $limited ? '' : ( $this->country )();
		$shown   = array_filter( $limited, static fn( CandidateSurvey $candidate ): bool => self::isShown( $candidate, $country ) );
		return array_values( array_map( static fn( CandidateSurvey $candidate ): int => $candidate->survey->id, $shown ) );
	}

	private static function isShown( CandidateSurvey $candidate, string $country ): bool {
		$survey    = $candidate->survey;
		$countries = $survey->settings->part( 'geo_targeting' )['countries'];
		/**
		 * Filters whether a survey that targets some countries is shown to this visitor.
		 *
		 * @param bool   $show    true if the visitor's country is one of them.
		 * @param int    $surveyId
		 * @param string $country two capital letters; empty if unknown.
		 */
		return true === apply_filters(
			'userfeedback_survey_show_in_country',
			is_array( $countries ) && in_array( $country, $countries, true ),
			$survey->id,
			$country
		);
	}
}
