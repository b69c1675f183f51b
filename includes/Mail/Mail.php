<?php
declare(strict_types=1);

namespace UserFeedback\Mail;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A message in both of its forms. */
final class Mail {

	/**
	 * @param string       $html    empty where the owner wants plain text.
	 * @param ReplyTo|null $replyTo null for whoever sends it.
	 */
	public function __construct(
		public readonly string $subject,
		public readonly string $text,
		public readonly string $html,
		public readonly ?ReplyTo $replyTo = null
	) {}
}
