<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Lists;

use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyRow;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Pages of the survey list, and the number of surveys for each filter. */
final class SurveyListQuery {

	private const LIVE      = "(s.status = 'publish' AND (s.publish_at IS NULL OR s.publish_at <= %s))";
	private const SCHEDULED = "(s.status = 'publish' AND s.publish_at > %s)";

	/** No limit; MySQL's LIMIT has no keyword for it. */
	private const NO_LIMIT = PHP_INT_MAX;

	public function __construct( private readonly Db $db, private readonly Clock $clock ) {}

	/** @return list<Survey> without questions, settings, and notifications, unless the request needs them. */
	public function surveys( SurveyListRequest $request ): array {
		[ $where, $values ] = $this->where( $request );

		$columns          = self::columns( $request );
		[ $from, $order ] = $this->order( $request );
		$rows             = $this->db->rows(
			"SELECT $columns FROM $from WHERE $where ORDER BY $order LIMIT %d OFFSET %d",
			array( ...$values, SurveyListRequest::ALL === $request->perPage ? self::NO_LIMIT : $request->perPage, $request->offset() )
		);
		return array_map( array( SurveyRow::class, 'toSurvey' ), $rows );
	}

	public function total( SurveyListRequest $request ): int {
		[ $where, $values ] = $this->where( $request );
		return (int) $this->db->value( "SELECT COUNT(*) FROM {surveys} s WHERE $where", $values );
	}

	/** @return list<array{status: string, count: int}> `all` is everything outside the trash. */
	public function statusFilters(): array {
		$now = Clock::toStored( $this->clock->now() );
		$row = $this->db->row(
			"SELECT SUM(s.status <> 'trash') AS everything, SUM("
				. self::LIVE
				. ') AS publish, SUM('
				. self::SCHEDULED
				. ") AS scheduled, SUM(s.status = 'draft') AS draft, SUM(s.status = 'trash') AS trash FROM {surveys} s",
			array( $now, $now )
		);
		return array_map(
			static fn( string $status ): array => array(
				'status' => $status,
				'count'  => (int) ( $row[ 'all' === $status ? 'everything' : $status ] ?? 0 ),
			),
			array( 'all', 'publish', 'scheduled', 'draft', 'trash' )
		);
	}

	/** @return array{literal-string, list<scalar>} */
	private function where( SurveyListRequest $request ): array {
		$now   = Clock::toStored( $this->clock->now() );
		$where = match ( $request->status ) {
			'publish'   => self::LIVE,
			'scheduled' => self::SCHEDULED,
			'draft'     => "s.status = 'draft'",
			'trash'     => "s.status = 'trash'",
			default     => "s.status <> 'trash'",
		};
		$values = in_array( $request->status, array( 'publish', 'scheduled' ), true ) ? array( $now ) : array();

		return '' === $request->search
			? array( $where, $values )
			: array( "$where AND s.title LIKE %s", array( ...$values, $this->db->like( $request->search ) ) );
	}

	/** @return literal-string */
	private static function columns( SurveyListRequest $request ): string {
		$columns = 's.id, s.title, s.status, s.type, s.version, s.created_at, s.publish_at, s.comparison';
		if ( $request->wantsHeavy() ) {
			return "$columns, s.questions, s.settings, s.notifications";
		}
		if ( $request->wants( 'audience' ) ) {
			$columns .= ', s.settings';
		}
		if ( $request->wants( 'activity' ) ) {
			$columns .= ", CASE WHEN s.type = 'nps' THEN s.questions END AS questions"; // Other types have no score.
		}
		return $columns;
	}

	/** @return array{literal-string, literal-string} the FROM and ORDER BY clauses. */
	private function order( SurveyListRequest $request ): array {
		$from   = '{surveys} s';
		$column = match ( $request->orderby ) {
			'title'           => 's.title',
			'status'          => 's.status',
			'created_at'      => 's.created_at',
			'publish_at'      => 's.publish_at',
			// Sums by primary key, and only for the listed surveys.
			'responses_count' => 'COALESCE((SELECT SUM(d.responses) FROM {daily} d WHERE d.survey_id = s.id), 0)
				+ COALESCE(waiting.responses, 0)',
			'place'           => '-COALESCE(s.show_order, s.id * 1000000)', // The first has the highest order.
			default           => 's.id',
		};
		if ( 'responses_count' === $request->orderby ) {
			$from .= ' LEFT JOIN ' . SurveyListCountsQuery::WAITING_OF_SURVEYS . ' waiting ON waiting.survey_id = s.id';
		}
		$direction = $request->ascending ? 'ASC' : 'DESC';
		return array( $from, "$column $direction, s.id $direction" );
	}
}
