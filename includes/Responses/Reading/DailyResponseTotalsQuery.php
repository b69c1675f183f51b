<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Reading;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Responses\Storage\CountingState;
use UserFeedback\Responses\Storage\ResponseStatus;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * A survey's days from the rollup plus the few rows that it lacks: the cost grows with days, not with responses. Spam,
 * responses over the limit, and partial responses are in no rollup; they are counted from the index.
 */
final class DailyResponseTotalsQuery {

	/** No limit. An explicit limit makes the database use the index of pending rows and not that of the survey. */
	private const ALL = 2_000_000_000;

	/** Rows whose counting state doesn't match their status yet. */
	private const WAITING = 'SELECT * FROM (SELECT survey_id, day, status, counted FROM {responses}
		WHERE counted = %d AND status = %s ORDER BY id LIMIT %d) AS ';

	private const OF_SURVEY = 'SELECT status, counted, day, COUNT(*) AS many FROM ('
		. self::WAITING
			. 'new_ones UNION ALL '
			. self::WAITING
			. 'new_trash UNION ALL '
			. self::WAITING
			. 'restored UNION ALL '
			. self::WAITING
			. 'trashed'
		. ') AS waiting WHERE survey_id = %d GROUP BY status, counted, day';

	public function __construct( private readonly Db $db ) {}

	public function ofSurvey( int $surveyId ): DailyResponseTotals {
		$days = array();
		foreach ( $this->db->rows(
			'SELECT day, SUM(responses) AS responses, SUM(trashed) AS trashed FROM {daily} WHERE survey_id = %d GROUP BY day',
			array( $surveyId )
		) as $row ) {
			$days[ (string) $row['day'] ] = array(
				'publish' => (int) $row['responses'],
				'trash'   => (int) $row['trashed'],
			);
		}
		foreach ( $this->waiting( $surveyId ) as $row ) {
			$day          = (string) $row['day'];
			$many         = (int) $row['many'];
			$days[ $day ] = $this->moved(
				$days[ $day ] ?? array( 'publish' => 0, 'trash' => 0 ),
				(string) $row['status'],
				CountingState::from( (int) $row['counted'] ),
				$many
			);
		}
		$apart = array_column( ResponseStatus::APART, 'value' );
		foreach ( $this->db->rows(
			'SELECT status, day, COUNT(*) AS many FROM {responses} WHERE survey_id = %d AND status IN ('
				. Db::placeholders( $apart, true )
				. ') GROUP BY status, day',
			array( $surveyId, ...$apart )
		) as $row ) {
			$day   = (string) $row['day'];
			$ofDay = $days[ $day ] ?? array( 'publish' => 0, 'trash' => 0 );
			$many  = (int) $row['many'];

			$days[ $day ] = match ( $row['status'] ) {
				ResponseStatus::SPAM->value    => array( 'spam' => $many ) + $ofDay,
				ResponseStatus::PARTIAL->value => array( 'partial' => $many ) + $ofDay,
				default                        => array( 'over_limit' => $many ) + $ofDay,
			};
		}
		return new DailyResponseTotals( $days );
	}

	/** @return list<array<string, string|null>> */
	private function waiting( int $surveyId ): array {
		$values = array();
		foreach ( array(
			array( CountingState::NOT_YET, ResponseStatus::PUBLISH ),
			array( CountingState::NOT_YET, ResponseStatus::TRASH ),
			array( CountingState::OUT, ResponseStatus::PUBLISH ),
			array( CountingState::IN, ResponseStatus::TRASH ),
		) as [ $counted, $status ] ) {
			array_push( $values, $counted->value, $status->value, self::ALL );
		}
		return $this->db->rows( self::OF_SURVEY, array( ...$values, $surveyId ) );
	}

	/**
	 * @param array{publish: int, trash: int} $ofDay
	 * @return array{publish: int, trash: int} the numbers after these rows are counted
	 */
	private function moved( array $ofDay, string $status, CountingState $counted, int $many ): array {
		$isTrash = ResponseStatus::TRASH->value === $status;
		$was     = match ( $counted ) {
			CountingState::IN      => 'publish',
			CountingState::OUT     => 'trash',
			CountingState::NOT_YET => null,
		};
		$ofDay[ $isTrash ? 'trash' : 'publish' ] += $many;
		if ( null !== $was ) {
			$ofDay[ $was ] -= $many;
		}
		return $ofDay;
	}
}
