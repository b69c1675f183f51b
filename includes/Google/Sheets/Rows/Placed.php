<?php
declare(strict_types=1);

namespace UserFeedback\Google\Sheets\Rows;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Where a response was put, or is about to be. */
final class Placed {

	/** @param int|null $place a row; null once rows were moved. */
	public function __construct( public readonly int $sheetId, public readonly ?int $place, public readonly bool $isWritten ) {}
}
