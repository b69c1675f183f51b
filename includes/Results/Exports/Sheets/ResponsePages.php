<?php
declare(strict_types=1);

namespace UserFeedback\Results\Exports\Sheets;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The responses of an export, in an order in which each appears once and new ones come last. */
interface ResponsePages {

	/** Returns the responses after an earlier page's position; first ones for null. */
	public function after( ?string $place ): ResponsePage;

	public function total(): int;
}
