<?php
declare(strict_types=1);

namespace UserFeedback\Settings\Mail;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The result of sending a message. There is no way to know if it reaches its reader. */
final class SendResult {

	/**
	 * @param string $message one sentence; if it was rejected, the mail program's message.
	 * @param int    $took    milliseconds.
	 */
	public function __construct(
		public readonly bool $isTaken,
		public readonly string $message,
		public readonly int $took
	) {}
}
