<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Counting\Recount;

use UserFeedback\Platform\Rest\Problem\StorageFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Totals derived from visitors' input that don't belong to a survey. */
interface Recountable {

	/**
	 * Compares all totals with their source data.
	 *
	 * @return int differences found and fixed; 0 is expected
	 * @throws StorageFailed the database refused; earlier fixes persist.
	 */
	public function recount(): int;
}
