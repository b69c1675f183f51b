<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Notices;

use UserFeedback\Platform\Database\Db;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class ResponseCountQuery {

	public function __construct( private readonly Db $db ) {}

	/**
	 * Counts responses of any survey that are in the results and so aren't spam: it reads only that many index entries, however
	 * many there are.
	 *
	 * @param positive-int $most the highest count.
	 */
	public function upTo( int $most ): int {
		return (int) $this->db->value(
			'SELECT COUNT(*) FROM (SELECT id FROM {responses} WHERE counted = 1 AND status = %s ORDER BY id LIMIT %d) AS first',
			array( 'publish', $most )
		);
	}
}
