<?php
declare(strict_types=1);

namespace UserFeedback\Mail;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** How it went to hand over one message. Whether it gets to its reader nobody here ever hears. */
final class Handover {

	/**
	 * @param string $message one sentence; where it was not taken, the words of the mail program.
	 * @param int    $took    milliseconds.
	 */
	public function __construct(
		public readonly bool $isTaken,
		public readonly string $message,
		public readonly int $took
	) {}
}
