<?php
declare(strict_types=1);

namespace UserFeedback\Responses;

/** A response as it came out of the database. `$day` is the site's calendar day it was submitted on, `$submitted_at` UTC as stored. */
final class StoredResponse {

	/** @param list<Answer> $answers */
	public function __construct(
		public readonly int $id,
		public readonly int $survey_id,
		public readonly string $day,
		public readonly string $submitted_at,
		public readonly array $answers,
		public readonly PageSubmitted $page,
		public readonly Counted $counted = Counted::NOT_YET
	) {}
}
