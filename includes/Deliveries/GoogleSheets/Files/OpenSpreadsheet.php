<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\GoogleSheets\Files;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A spreadsheet that is ready to be written to. */
final class OpenSpreadsheet {

	/** @param bool $replaces True if the last was deleted. */
	public function __construct(
		public readonly SurveySheet $sheet,
		public readonly SheetTab $tab,
		public readonly bool $replaces = false
	) {}

	public function with( SheetTab $tab ): self {
		return new self( $this->sheet, $tab, $this->replaces );
	}
}
