<?php
declare(strict_types=1);

namespace UserFeedback\Google\Sheets\Files;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A spreadsheet that can be written to now. */
final class Opened {

	/** @param bool $replaces one that was deleted. */
	public function __construct( public readonly Sheet $sheet, public readonly Tab $tab, public readonly bool $replaces = false ) {}

	public function with( Tab $tab ): self {
		return new self( $this->sheet, $tab, $this->replaces );
	}
}
