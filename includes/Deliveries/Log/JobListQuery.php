<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Log;

use UserFeedback\Contract\Problem\NotFound;
use UserFeedback\Contract\Schema\Delivery\DeliveryShape;
use UserFeedback\Database\Db;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The table `uf_jobs`, as owners read it: newest first. */
final class JobListQuery {

	private const LIGHT = 'j.id, j.channel, j.state, j.survey_id, j.response_id, j.attempts, j.created_at, j.tried_at, j.due_at,
		j.status, j.took, j.message, d.target, d.off, d.rests_until';

	private const FROM = ' FROM {jobs} j JOIN {destinations} d ON d.id = j.destination_id';

	/** What each of DeliveryShape::STATES is in the table. */
	private const WHERE = array(
		'waiting'   => "j.state = 'waiting' AND j.attempts = 0",
		'retrying'  => "j.state = 'waiting' AND j.attempts > 0",
		'delivered' => "j.state = 'delivered'",
		'failed'    => "j.state = 'failed'",
	);

	public function __construct( private readonly Db $db ) {}

	/** @return list<Delivery> */
	public function page( JobListRequest $request ): array {
		[ $where, $values ] = $this->where( $request );
		if ( null !== $request->state ) {
			$where .= ' AND ' . self::WHERE[ $request->state ];
		}
		return array_map(
			array( Delivery::class, 'fromRow' ),
			$this->db->rows(
				'SELECT ' . self::LIGHT . self::FROM . " WHERE $where ORDER BY j.id DESC LIMIT %d OFFSET %d",
				array( ...$values, $request->perPage, $request->offset() )
			)
		);
	}

	/** @return array<string, int> how many there are of each state, and of `all`. */
	public function counts( JobListRequest $request ): array {
		[ $where, $values ] = $this->where( $request );
		$counts             = array_fill_keys( array( 'all', ...DeliveryShape::STATES ), 0 );
		foreach ( $this->db->rows(
			"SELECT j.state, j.attempts > 0 AS again, COUNT(*) AS many FROM {jobs} j WHERE $where GROUP BY j.state, j.attempts > 0",
			$values
		) as $row ) {
			$state             = 'waiting' === $row['state'] && '0' !== $row['again'] ? 'retrying' : (string) $row['state'];
			$counts[ $state ] += (int) $row['many'];
			$counts['all']    += (int) $row['many'];
		}
		return $counts;
	}

	/** @throws NotFound */
	public function get( int $id ): Delivery {
		$row = $this->db->row( 'SELECT ' . self::LIGHT . ', j.sent, j.answered' . self::FROM . ' WHERE j.id = %d', array( $id ) );
		return null === $row ? throw new NotFound( "There is no delivery $id.", 'delivery' ) : Delivery::fromRow( $row );
	}

	/**
	 * All but the state.
	 *
	 * @return array{literal-string, list<scalar>}
	 */
	private function where( JobListRequest $request ): array {
		$where  = '1 = 1';
		$values = array();
		if ( null !== $request->surveyId ) {
			$where   .= ' AND j.survey_id = %d';
			$values[] = $request->surveyId;
		}
		if ( null !== $request->channel ) {
			$where   .= ' AND j.channel = %s';
			$values[] = $request->channel;
		}
		return array( $where, $values );
	}
}
