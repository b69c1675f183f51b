<?php
declare(strict_types=1);

namespace UserFeedback\Exports\Sheets;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The responses that an export is of, in an order in which each is met once and new ones come last. */
interface ExportedPages {

	/** Those after a place that an earlier page gave; the first ones for null. */
	public function after( ?string $place ): ResponsePage;

	public function total(): int;
}
