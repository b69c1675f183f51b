<?php
declare(strict_types=1);

namespace UserFeedback\Results\Versions;

use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Results\DayRange;
use UserFeedback\Results\UncountedResponses;
use UserFeedback\Surveys\Storage\Comparison;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Compares the responses of a survey with those of another version of it, on whole days while both were live: on the day of the
 * start, the original has responses of all visitors.
 */
final class ReadComparison {

	/** Settings that change how often a survey is shown, by what they are about. */
	private const OF_TIMING    = array( 'timing', 'timing_delay', 'display_length', 'ask_again_days' );
	private const OF_TARGETING = array( 'share', 'quiet', 'quiet_days' );

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly ComparisonCountsQuery $query,
		private readonly UncountedResponses $uncounted,
		private readonly Transaction $transaction
	) {}

	/**
	 * @return array<string, mixed> ComparisonShape::results().
	 * @throws RequestError not found, or not compared.
	 */
	public function run( int $id ): array {
		$survey     = $this->surveys->get( $id );
		$comparison = $survey->comparison;
		$other      = null === $comparison ? null : $this->surveys->find( $comparison->with );
		if ( null === $comparison || null === $comparison->startedOn || null === $other ) {
			throw RequestError::notFound( "Survey $id isn't compared." );
		}
		[ $original, $version ] = $comparison->isVersion ? array( $other, $survey ) : array( $survey, $other );

		$days   = self::days( $comparison->startedOn, $comparison->endedOn );
		$counts = $this->counts( $original->id, $version->id, $days );
		$shown  = array( $counts[ $original->id ]['visitors'], $counts[ $version->id ]['visitors'] );
		$ratio  = ResponseRatio::of( $counts[ $original->id ]['responses'], $counts[ $version->id ]['responses'] );
		$differ = self::differences( $original, $version );
		return array(
			'original'    => self::side( $original ) + $counts[ $original->id ],
			'version'     => self::side( $version ) + $counts[ $version->id ],
			'started_on'  => $comparison->startedOn,
			'from'        => $days->first(),
			'to'          => null === $comparison->endedOn ? null : $days->last(),
			'lift'        => $comparison->lift,
			'planned'     => PlannedResponses::BY_LIFT[ $comparison->lift ] ?? PlannedResponses::BY_LIFT[ Comparison::DEFAULT_LIFT ],
			'low'         => $ratio->low,
			'high'        => is_infinite( $ratio->high ) ? null : $ratio->high,
			'verdict'     => $ratio->verdict( $comparison->lift ),
			'differences' => $differ,
			'is_uneven'   => array() === $differ && ResponseRatio::isUneven( ...$shown ),
		);
	}

	private static function days( string $startedOn, ?string $endedOn ): DayRange {
		return DayRange::all()
			->since( DayRange::daysBefore( $startedOn, -1 ) )
			->until( null === $endedOn ? DayRange::all()->last() : DayRange::daysBefore( $endedOn, 1 ) );
	}

	/** @return array{id: int, title: string, status: string} */
	private static function side( Survey $survey ): array {
		return array(
			'id'     => $survey->id,
			'title'  => $survey->title,
			'status' => $survey->status->value,
		);
	}

	/** @return array<int, array{responses: int, impressions: int, visitors: int}> by survey */
	private function counts( int $original, int $version, DayRange $days ): array {
		$this->uncounted->settle();
		return $this->transaction->run(
			function () use ( $original, $version, $days ): array {
				$counts = $this->query->between( $original, $version, $days );
				foreach ( $this->uncounted->ofAll()->days() as $count ) {
					if ( isset( $counts[ $count['survey_id'] ] ) && $days->includes( $count['day'] ) ) {
						$counts[ $count['survey_id'] ]['responses'] += $count['responses'];
					}
				}
				return $counts;
			}
		);
	}

	/**
	 * Returns settings because of which one of the two may be shown to more visitors than the other.
	 *
	 * @return list<'timing'|'targeting'|'place'>
	 */
	private static function differences( Survey $original, Survey $version ): array {
		$settings = array( $original->settings, $version->settings );
		$parts    = array();
		foreach ( $settings as $one ) {
			$behavior = $one->part( 'behavior' );
			$parts[]  = array(
				'timing'    => array_intersect_key( $behavior, array_flip( self::OF_TIMING ) ),
				'targeting' => array(
					$one->part( 'targeting' ),
					$one->part( 'geo_targeting' ),
					array_intersect_key( $behavior, array_flip( self::OF_TARGETING ) ),
				),
				'place'     => array( $one->part( 'theming' )['position'], $behavior['start_minimized'] ),
			);
		}
		$differ = static fn( string $part ): bool => $parts[0][ $part ] !== $parts[1][ $part ];
		return array_values( array_filter( array( 'timing', 'targeting', 'place' ), $differ ) );
	}
}
