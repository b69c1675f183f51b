<?php
declare(strict_types=1);

namespace UserFeedback\Results\Texts;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Something a visitor typed. `$kind` is answer or comment, `$day` the site's, `$submittedAt` UTC as stored. */
final class TextAnswer {

	/**
	 * @param string   $name  given with an e-mail address, else empty.
	 * @param int|null $score that a comment was written to.
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
	 * } $entry of a tally.
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

	/** @param array<string, string|null> $row of `uf_texts`. */
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
	 * As queries order them.
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
