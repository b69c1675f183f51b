<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Storage;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A response as stored in the database. `$day` is its submission day in the site's time zone, `$submittedAt` UTC as stored. */
final class StoredResponse {

	/** @param list<Answer> $answers */
	public function __construct(
		public readonly int $id,
		public readonly int $surveyId,
		public readonly string $day,
		public readonly string $submittedAt,
		public readonly array $answers,
		public readonly SubmittedPage $page,
		public readonly CountingState $counted = CountingState::NOT_YET
	) {}

	/** @param array<string, string|null> $row whole. */
	public static function fromRow( array $row ): self {
		return new self(
			(int) $row['id'],
			(int) $row['survey_id'],
			(string) $row['day'],
			(string) $row['submitted_at'],
			Answer::fromJson( (string) $row['answers'] ),
			SubmittedPage::of( (int) $row['page_id'], (string) $row['page_name'], (string) $row['page_url'] ),
			CountingState::from( (int) $row['counted'] )
		);
	}
}
