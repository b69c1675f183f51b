<?php
declare(strict_types=1);

namespace UserFeedback\Results\Exports\Sheets;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Responses\Reading\SingleResponse;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Loads complete responses by their IDs. */
final class ResponsesByIdQuery {

	/** Limit of one statement: each may be 64 KB. */
	private const MANY = 500;

	public function __construct( private readonly Db $db ) {}

	/**
	 * @param list<int> $ids
	 * @return list<SingleResponse> in the same order; missing ones are left out.
	 */
	public function of( array $ids ): array {
		$found = array();
		foreach ( array_chunk( $ids, self::MANY ) as $some ) {
			foreach ( $this->db->rows( ResponsePagesQuery::SELECT . 'WHERE id IN (' . Db::placeholders( $some ) . ')', $some ) as $row ) {
				$found[ (int) $row['id'] ] = SingleResponse::fromRow( $row );
			}
		}
		$ordered = array();
		foreach ( $ids as $id ) {
			if ( isset( $found[ $id ] ) ) {
				$ordered[] = $found[ $id ];
			}
		}
		return $ordered;
	}
}
