<?php
declare(strict_types=1);

namespace UserFeedback\Responses;

use DateTimeImmutable;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A checked response that is not stored yet. */
final class NewResponse {

	/**
	 * @param string $token the browser's own id of it, a UUID.
	 * @param list<Answer> $answers
	 * @param string $language of the page, as `de-AT`; empty where it says none. At most 20 characters.
	 * @param int|null $seconds from seeing to sending, up to 65,535; null where they were not counted.
	 */
	public function __construct(
		public readonly int $surveyId,
		public readonly string $token,
		public readonly array $answers,
		public readonly PageSubmitted $page,
		public readonly DateTimeImmutable $submittedAt,
		public readonly Visitor $visitor = new Visitor(),
		public readonly ResponseStatus $status = ResponseStatus::PUBLISH,
		public readonly string $language = '',
		public readonly ?int $seconds = null
	) {}
}
