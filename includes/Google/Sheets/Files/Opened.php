<?php
declare(strict_types=1);

namespace UserFeedback\Google\Sheets\Files;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A spreadsheet that is ready to be written to. */
final class Opened {

	/** @param bool $replaces True if the last was deleted. */
	public function __construct( public readonly Sheet $sheet, public readonly Tab $tab, public readonly bool $replaces = false ) {}

	public function with( Tab $tab ): self {
		return new self( $this->sheet, $tab, $this->replaces );
	}
}
