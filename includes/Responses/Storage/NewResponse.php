<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Storage;

use DateTimeImmutable;
use UserFeedback\Responses\Visitor\Visitor;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A validated response that is not stored yet. */
final class NewResponse {

	/**
	 * @param string $token the browser's own id of it, a UUID.
	 * @param list<Answer> $answers
	 * @param string $language of the page, such as `de-AT`; empty if unknown. At most 20 characters.
	 * @param int|null $seconds from display to submission, up to 65,535; null if not measured.
	 */
	public function __construct(
		public readonly int $surveyId,
		public readonly string $token,
		public readonly array $answers,
		public readonly SubmittedPage $page,
		public readonly DateTimeImmutable $submittedAt,
		public readonly Visitor $visitor = new Visitor(),
		public readonly ResponseStatus $status = ResponseStatus::PUBLISH,
		public readonly string $language = '',
		public readonly ?int $seconds = null
	) {}

	/** Returns the response as it is kept when the survey has reached its limit. */
	public function overLimit(): self {
		return new self(
			$this->surveyId,
			$this->token,
			$this->answers,
			$this->page,
			$this->submittedAt,
			$this->visitor,
			ResponseStatus::OVER_LIMIT,
			$this->language,
			$this->seconds
		);
	}
}
