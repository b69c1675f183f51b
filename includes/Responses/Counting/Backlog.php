<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Counting;

use UserFeedback\Contract\Problem\StorageFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Rows that visitors sent and that no sum has yet. */
interface Backlog {

	/**
	 * @param int $most rows after which it stops.
	 * @return int how many it worked off.
	 * @throws StorageFailed the database refused; what was done before stays done.
	 */
	public function run( int $most ): int;
}
