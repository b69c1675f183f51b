<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Email;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A question and its answer in words. Plain text that may have several lines, as MailText returns it. */
final class FormattedAnswer {

	/**
	 * @param list<string> $given   empty if skipped; several items for several choices
	 * @param string       $comments empty if there is none; same for `$name`
	 */
	public function __construct(
		public readonly string $question,
		public readonly array $given,
		public readonly string $comments = '',
		public readonly string $name = ''
	) {}
}
