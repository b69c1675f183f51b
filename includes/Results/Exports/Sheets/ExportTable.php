<?php
declare(strict_types=1);

namespace UserFeedback\Results\Exports\Sheets;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A table of an export, read page by page. */
interface ExportTable {

	public function name(): string;

	/** @return list<string> */
	public function heading(): array;

	/** Returns the rows after an earlier page's position; the first ones for null. */
	public function page( ?string $after ): ExportTablePage;
}
