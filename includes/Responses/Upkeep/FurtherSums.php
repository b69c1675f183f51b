<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Upkeep;

use UserFeedback\Contract\Problem\StorageFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Numbers that are derived of what visitors sent and that belong to no survey. */
interface FurtherSums {

	/**
	 * Holds all of them against what they are derived of.
	 *
	 * @return int differences found and mended; 0 is what it should be.
	 * @throws StorageFailed the database refused; what was mended before stays so.
	 */
	public function recount(): int;
}
