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
	 */
	public function __construct(
		public readonly int $surveyId,
		public readonly string $token,
		public readonly array $answers,
		public readonly PageSubmitted $page,
		public readonly DateTimeImmutable $submittedAt,
		public readonly Visitor $visitor = new Visitor(),
		public readonly ResponseStatus $status = ResponseStatus::PUBLISH
	) {}
}
