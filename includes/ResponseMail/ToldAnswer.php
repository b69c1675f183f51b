<?php
declare(strict_types=1);

namespace UserFeedback\ResponseMail;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A question and what was answered, in words. Plain texts that may have several lines, as MailText leaves them. */
final class ToldAnswer {

	/**
	 * @param list<string> $given   none where it was skipped; several where several were chosen.
	 * @param string       $comments empty when there is none; `$name` likewise.
	 */
	public function __construct(
		public readonly string $question,
		public readonly array $given,
		public readonly string $comments = '',
		public readonly string $name = ''
	) {}
}
