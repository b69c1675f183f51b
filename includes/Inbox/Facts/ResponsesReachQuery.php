<?php
declare(strict_types=1);

namespace UserFeedback\Inbox\Facts;

use UserFeedback\Database\Db;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class ResponsesReachQuery {

	public function __construct( private readonly Db $db ) {}

	/**
	 * How many responses of any survey are in the numbers, and so no spam: as many steps along an index, however many there
	 * are.
	 *
	 * @param positive-int $most beyond which they are not told apart.
	 */
	public function upTo( int $most ): int {
		return (int) $this->db->value(
			'SELECT COUNT(*) FROM (SELECT id FROM {responses} WHERE counted = 1 AND status = %s ORDER BY id LIMIT %d) AS first',
			array( 'publish', $most )
		);
	}
}
