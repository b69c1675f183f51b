<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Counting;

use UserFeedback\Platform\Rest\Problem\StorageFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Counts rows that visitors sent and that no total includes yet. */
interface QueueConsumer {

	/**
	 * @param int $most rows after which it stops.
	 * @return int number of rows processed
	 * @throws StorageFailed the database refused; earlier changes persist.
	 */
	public function run( int $most ): int;
}
