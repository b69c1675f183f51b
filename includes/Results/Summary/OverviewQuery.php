<?php
declare(strict_types=1);

namespace UserFeedback\Results\Summary;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Results\DayRange;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyRow;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Counts over all surveys outside the trash. The cost grows with surveys and days, not with responses. */
final class OverviewQuery {

	public function __construct( private readonly Db $db ) {}

	/** @return array<string, array{responses: int, impressions: int, starts: int}> by day, for one survey or all */
	public function perDay( DayRange $range, ?int $surveyId ): array {
		$rows = null === $surveyId
			? $this->db->rows(
				"SELECT d.day, SUM(d.responses) AS responses, SUM(d.impressions) AS impressions, SUM(d.starts) AS starts FROM {daily} d
					JOIN {surveys} s ON s.id = d.survey_id
					WHERE s.status <> 'trash' AND d.day BETWEEN %s AND %s GROUP BY d.day ORDER BY d.day",
				array( $range->first(), $range->last() )
			)
			: $this->db->rows(
				'SELECT day, SUM(responses) AS responses, SUM(impressions) AS impressions, SUM(starts) AS starts FROM {daily}
					WHERE survey_id = %d AND day BETWEEN %s AND %s GROUP BY day ORDER BY day',
				array( $surveyId, $range->first(), $range->last() )
			);
		$days = array();
		foreach ( $rows as $row ) {
			$days[ (string) $row['day'] ] = array(
				'responses'   => (int) $row['responses'],
				'impressions' => (int) $row['impressions'],
				'starts'      => (int) $row['starts'],
			);
		}
		return $days;
	}

	/**
	 * Returns one page, without questions, settings, and notifications.
	 *
	 * @param array<int, int> $waiting survey to pending responses, which sorting by count includes
	 * @return list<Survey>
	 */
	public function surveys( OverviewRequest $request, array $waiting ): array {
		[ $where, $values ]  = self::where( $request->surveyId, $request->isPublishedOnly );
		[ $order, $counted ] = self::order( $request, $waiting );

		$direction = $request->ascending ? 'ASC' : 'DESC';
		$rows      = $this->db->rows(
			"SELECT s.id, s.title, s.status, s.type, s.version, s.created_at, s.publish_at FROM {surveys} s
				WHERE $where ORDER BY $order $direction, s.id $direction LIMIT %d OFFSET %d",
			array( ...$values, ...$counted, $request->perPage, $request->offset() )
		);
		return array_map( array( SurveyRow::class, 'toSurvey' ), $rows );
	}

	public function total( ?int $surveyId ): int {
		[ $where, $values ] = self::where( $surveyId );
		return (int) $this->db->value( "SELECT COUNT(*) FROM {surveys} s WHERE $where", $values );
	}

	/**
	 * @param list<int> $surveyIds
	 * @return array<int, int> survey to responses in the range; surveys without any may be missing
	 */
	public function inRange( array $surveyIds, DayRange $range ): array {
		if ( array() === $surveyIds ) {
			return array();
		}
		$rows   = $this->db->rows(
			'SELECT survey_id, SUM(responses) AS responses FROM {daily} WHERE survey_id IN ('
				. Db::placeholders( $surveyIds )
				. ') AND day BETWEEN %s AND %s GROUP BY survey_id',
			array( ...$surveyIds, $range->first(), $range->last() )
		);
		$counts = array();
		foreach ( $rows as $row ) {
			$counts[ (int) $row['survey_id'] ] = (int) $row['responses'];
		}
		return $counts;
	}

	/**
	 * @param list<int> $surveyIds
	 * @return array<int, array<string, int>> survey to responses by day; days without any may be missing.
	 */
	public function daysOf( array $surveyIds, DayRange $range ): array {
		if ( array() === $surveyIds ) {
			return array();
		}
		$rows = $this->db->rows(
			'SELECT survey_id, day, SUM(responses) AS responses FROM {daily} WHERE survey_id IN ('
				. Db::placeholders( $surveyIds )
				. ') AND day BETWEEN %s AND %s GROUP BY survey_id, day',
			array( ...$surveyIds, $range->first(), $range->last() )
		);
		$days = array();
		foreach ( $rows as $row ) {
			$days[ (int) $row['survey_id'] ][ (string) $row['day'] ] = (int) $row['responses'];
		}
		return $days;
	}

	/**
	 * @param list<int> $surveyIds
	 * @return list<int> those that exist outside the trash
	 */
	public function outsideTrash( array $surveyIds ): array {
		if ( array() === $surveyIds ) {
			return array();
		}
		$rows = $this->db->rows(
			'SELECT id FROM {surveys} WHERE id IN (' . Db::placeholders( $surveyIds ) . ") AND status <> 'trash'",
			$surveyIds
		);
		return array_map( 'intval', array_column( $rows, 'id' ) );
	}

	/** @return array{literal-string, list<int>} */
	private static function where( ?int $surveyId, bool $isPublishedOnly = false ): array {
		$status = $isPublishedOnly ? "s.status = 'publish'" : "s.status <> 'trash'";
		return null === $surveyId ? array( $status, array() ) : array( "$status AND s.id = %d", array( $surveyId ) );
	}

	/**
	 * Daily counts are read through the primary key.
	 *
	 * @param array<int, int> $waiting
	 * @return array{literal-string, list<int|string>} the ORDER BY expression, and its values
	 */
	private static function order( OverviewRequest $request, array $waiting ): array {
		if ( ! in_array( $request->orderby, array( 'responses_count', 'range_responses_count' ), true ) ) {
			return array(
				'title' === $request->orderby ? 's.title' : ( 'status' === $request->orderby ? 's.status' : 's.created_at' ),
				array(),
			);
		}
		$range  = 'responses_count' === $request->orderby ? DayRange::all() : $request->range;
		$order  = 'COALESCE((SELECT SUM(d.responses) FROM {daily} d WHERE d.survey_id = s.id AND d.day BETWEEN %s AND %s), 0)';
		$values = array( $range->first(), $range->last() );
		if ( array() !== $waiting ) {
			$order .= ' + CASE s.id' . implode( '', array_fill( 0, count( $waiting ), ' WHEN %d THEN %d' ) ) . ' ELSE 0 END';
			foreach ( $waiting as $surveyId => $responses ) {
				array_push( $values, $surveyId, $responses );
			}
		}
		return array( $order, $values );
	}
}
