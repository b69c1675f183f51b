<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\GoogleSheets\Rows;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The assigned position of a response. */
final class RowPosition {

	/** @param int|null $place row number; null once rows were moved. */
	public function __construct( public readonly int $sheetId, public readonly ?int $place, public readonly bool $isWritten ) {}
}
