<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Counting\Recount;

use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Responses\Counting\ComparedPart;

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

	/**
	 * Compares them, and repairs only those with differences, if asked.
	 *
	 * @throws StorageFailed
	 */
	public function verify( bool $isFixing ): ComparedPart;
}
