<?php
declare(strict_types=1);

namespace UserFeedback\Settings\Mail;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A message as HTML and plain text. */
final class Mail {

	/**
	 * @param string       $html    empty if the owner wants plain text.
	 * @param ReplyTo|null $replyTo null for the sender.
	 */
	public function __construct(
		public readonly string $subject,
		public readonly string $text,
		public readonly string $html,
		public readonly ?ReplyTo $replyTo = null
	) {}
}
