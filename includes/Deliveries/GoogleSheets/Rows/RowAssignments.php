<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\GoogleSheets\Rows;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The rows of responses in a spreadsheet. */
final class RowAssignments {

	/**
	 * @param list<int>       $there  responses that are in a spreadsheet already.
	 * @param array<int, int> $places row of each other response.
	 */
	public function __construct( public readonly array $there, public readonly array $places ) {}
}
