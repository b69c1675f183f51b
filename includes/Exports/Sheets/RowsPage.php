<?php
declare(strict_types=1);

namespace UserFeedback\Exports\Sheets;

use DateTimeImmutable;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Some rows of a sheet, and the place after them; null where nothing follows. */
final class RowsPage {

	/**
	 * @param list<list<string|int|float|DateTimeImmutable|null>> $rows
	 * @param int                                               $read responses that were read for them.
	 */
	public function __construct( public readonly array $rows, public readonly ?string $next = null, public readonly int $read = 0 ) {}
}
