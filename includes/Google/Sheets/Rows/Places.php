<?php
declare(strict_types=1);

namespace UserFeedback\Google\Sheets\Rows;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The positions of responses. */
final class Places {

	/**
	 * @param list<int>       $there  responses that are in a spreadsheet already.
	 * @param array<int, int> $places row of each other response.
	 */
	public function __construct( public readonly array $there, public readonly array $places ) {}
}
