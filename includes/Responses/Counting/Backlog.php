<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Counting;

use UserFeedback\Contract\Problem\StorageFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Rows that visitors sent and that no total includes yet. */
interface Backlog {

	/**
	 * @param int $most rows after which it stops.
	 * @return int number of rows processed
	 * @throws StorageFailed the database refused; earlier changes persist.
	 */
	public function run( int $most ): int;
}
