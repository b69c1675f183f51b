<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Storage;

use UserFeedback\Surveys\Storage\Survey;

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
		public readonly CountingState $counted = CountingState::NOT_YET,
		public readonly string $device = '',
		public readonly string $language = ''
	) {}

	/** Returns the response as people read it: with the labels that its survey's options have now. */
	public function labeled( Survey $survey ): self {
		return new self(
			$this->id,
			$this->surveyId,
			$this->day,
			$this->submittedAt,
			array_map(
				static fn( Answer $answer ): Answer => $answer->labeled( $survey->answerableQuestion( $answer->questionId ) ),
				$this->answers
			),
			$this->page,
			$this->counted,
			$this->device,
			$this->language
		);
	}

	/** @param array<string, string|null> $row whole. */
	public static function fromRow( array $row ): self {
		return new self(
			(int) $row['id'],
			(int) $row['survey_id'],
			(string) $row['day'],
			(string) $row['submitted_at'],
			Answer::fromJson( (string) $row['answers'] ),
			SubmittedPage::of( (int) $row['page_id'], (string) $row['page_name'], (string) $row['page_url'] ),
			CountingState::from( (int) $row['counted'] ),
			(string) $row['device'],
			(string) $row['language']
		);
	}
}
