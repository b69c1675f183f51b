<?php
declare(strict_types=1);

namespace UserFeedback\Results\Survey\Texts;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A text that a visitor typed. `$kind` is answer or comment, `$day` in the site's time zone, `$submittedAt` UTC as stored. */
final class TextAnswer {

	/**
	 * @param string   $name  given with an email address, otherwise empty
	 * @param int|null $score the score that a comment explains
	 */
	public function __construct(
		public readonly int $responseId,
		public readonly string $questionId,
		public readonly string $kind,
		public readonly string $day,
		public readonly string $submittedAt,
		public readonly string $text,
		public readonly string $name = '',
		public readonly ?int $score = null
	) {}

	/**
	 * @param array{
	 *     response_id: int,
	 *     question_id: string,
	 *     kind: string,
	 *     day: string,
	 *     submitted_at: string,
	 *     text: string,
	 * } $entry from a tally
	 */
	public static function ofEntry( array $entry ): self {
		return new self(
			$entry['response_id'],
			$entry['question_id'],
			$entry['kind'],
			$entry['day'],
			$entry['submitted_at'],
			$entry['text']
		);
	}

	/** @param array<string, string|null> $row from `uf_texts` */
	public static function ofRow( array $row ): self {
		return new self(
			(int) $row['response_id'],
			(string) $row['question_id'],
			(string) $row['kind'],
			(string) $row['day'],
			(string) $row['submitted_at'],
			(string) $row['text']
		);
	}

	public function with( string $name, ?int $score ): self {
		return new self( $this->responseId, $this->questionId, $this->kind, $this->day, $this->submittedAt, $this->text, $name, $score );
	}

	/**
	 * Sorts texts as queries do.
	 *
	 * @param list<self> $texts
	 * @return list<self>
	 */
	public static function newestFirst( array $texts ): array {
		usort(
			$texts,
			static fn( self $a, self $b ): int => array(
				$b->day,
				$b->submittedAt,
				$b->responseId,
			) <=> array( $a->day, $a->submittedAt, $a->responseId )
		);
		return $texts;
	}
}
