<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Log;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Problem\RequestError;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The table `uf_jobs`, for owners: newest first. */
final class JobListQuery {

	/** Maximum counted for each state, so that the cost doesn't depend on the log's length. */
	public const MOST = 10_000;

	private const LIGHT = 'id, destination_id, channel, state, survey_id, response_id, attempts, created_at, tried_at, due_at,
		status, took, message';

	/** Condition for each of DeliveryShape::STATES in the table. */
	private const WHERE = array(
		'waiting'   => "state = 'waiting' AND attempts = 0",
		'retrying'  => "state = 'waiting' AND attempts > 0",
		'delivered' => "state = 'delivered'",
		'failed'    => "state = 'failed'",
	);

	public function __construct( private readonly Db $db ) {}

	/** @return list<Delivery> */
	public function page( JobListRequest $request ): array {
		[ $where, $values ] = $this->where( $request, $request->state );
		return array_map(
			array( Delivery::class, 'fromRow' ),
			$this->db->rows(
				$this->detailsSql( self::LIGHT, "$where ORDER BY id DESC LIMIT %d OFFSET %d" ) . ' ORDER BY j.id DESC',
				array( ...$values, $request->perPage, $request->offset() )
			)
		);
	}

	/** @return array<string, int> number of jobs by state, at most MOST for each, and for `all`. */
	public function counts( JobListRequest $request ): array {
		$counts = array();
		foreach ( DeliveryShape::STATES as $state ) {
			[ $where, $values ] = $this->where( $request, $state );
			$counts[ $state ]   = (int) $this->db->value(
				"SELECT COUNT(*) FROM (SELECT id FROM {jobs} WHERE $where LIMIT %d) known",
				array( ...$values, self::MOST )
			);
		}
		return array( 'all' => array_sum( $counts ) ) + $counts;
	}

	/** @throws RequestError not found. */
	public function get( int $id ): Delivery {
		$row = $this->db->row( $this->detailsSql( self::LIGHT . ', sent, answered', 'id = %d' ), array( $id ) );
		return null === $row ? throw RequestError::notFound( "There is no delivery $id.", 'delivery' ) : Delivery::fromRow( $row );
	}

	/**
	 * Joins the destination's data to a few rows, selected before the join.
	 *
	 * @param literal-string $columns
	 * @param literal-string $which
	 * @return literal-string
	 */
	private function detailsSql( string $columns, string $which ): string {
		return "SELECT j.*, d.target, d.off, d.rests_until FROM (SELECT $columns FROM {jobs} WHERE $which) j
			JOIN {destinations} d ON d.id = j.destination_id";
	}

	/**
	 * @return array{literal-string, list<scalar>}
	 */
	private function where( JobListRequest $request, ?string $state ): array {
		// If many match, the key is read from its end.
		$where  = 'id > 0' . ( null === $state ? '' : ' AND ' . self::WHERE[ $state ] );
		$values = array();
		if ( null !== $request->surveyId ) {
			$where   .= ' AND survey_id = %d';
			$values[] = $request->surveyId;
		}
		if ( null !== $request->channel ) {
			$where   .= ' AND channel = %s';
			$values[] = $request->channel;
		}
		return array( $where, $values );
	}
}
