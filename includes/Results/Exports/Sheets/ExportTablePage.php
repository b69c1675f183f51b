<?php
declare(strict_types=1);

namespace UserFeedback\Results\Exports\Sheets;

use DateTimeImmutable;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A page of a table's rows, and the position after it; null if it is the last. */
final class ExportTablePage {

	/**
	 * @param list<list<string|int|float|DateTimeImmutable|null>> $rows
	 * @param int                                               $read number of responses that were read for them.
	 */
	public function __construct( public readonly array $rows, public readonly ?string $next = null, public readonly int $read = 0 ) {}
}
