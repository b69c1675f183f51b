<?php
declare(strict_types=1);

namespace UserFeedback\Exports\Sheets;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A table of an export, read a page at a time. */
interface Sheet {

	public function name(): string;

	/** @return list<string> */
	public function heading(): array;

	/** The rows after a place that an earlier page gave; the first ones for null. */
	public function page( ?string $after ): RowsPage;
}
