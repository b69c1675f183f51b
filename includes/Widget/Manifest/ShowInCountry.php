<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Manifest;

use Closure;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Which of the surveys that are for some countries only may be shown to who asks. */
final class ShowInCountry {

	/** @param Closure(): string $country of who asks, two capital letters; empty where nobody knows. */
	public function __construct( private readonly Closure $country ) {}

	/**
	 * @param list<Candidate> $candidates
	 * @return list<int> ids; those of surveys for all countries are not among them.
	 */
	public function among( array $candidates ): array {
		$limited = array_values(
			array_filter(
				$candidates,
				static fn( Candidate $candidate ): bool => '' === $candidate->lacks && RulesMapper::hasCountries( $candidate->survey )
			)
		);
		$country = array() === $limited ? '' : ( $this->country )();
		$shown   = array_filter( $limited, static fn( Candidate $candidate ): bool => self::isShown( $candidate, $country ) );
		return array_values( array_map( static fn( Candidate $candidate ): int => $candidate->survey->id, $shown ) );
	}

	private static function isShown( Candidate $candidate, string $country ): bool {
		$survey    = $candidate->survey;
		$countries = $survey->settings->part( 'geo_targeting' )['countries'];
		/**
		 * Whether a survey that is for some countries only is shown to this visitor.
		 *
		 * @param bool   $show    whether the visitor's country is one of them.
		 * @param int    $surveyId
		 * @param string $country two capital letters; empty where nobody knows.
		 */
		return true === apply_filters(
			'userfeedback_survey_show_in_country',
			is_array( $countries ) && in_array( $country, $countries, true ),
			$survey->id,
			$country
		);
	}
}
