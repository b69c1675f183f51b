<?php
declare(strict_types=1);

namespace UserFeedback\Questions;

/** One question of a survey, as it is stored. Its id is never used again for another question. */
final class Question {

	/** @param list<string> $options labels; an unfinished draft may have empty ones. */
	public function __construct(
		public readonly string $id,
		public readonly QuestionType $type,
		public readonly string $title,
		public readonly array $options = array(),
		public readonly bool $include_name = false,
		public readonly bool $required = false,
		public readonly bool $comment_box = false
	) {}

	public function withId( string $id ): self {
		return new self( $id, $this->type, $this->title, $this->options, $this->include_name, $this->required, $this->comment_box );
	}

	/** Every option that a type needs is there and has a label. */
	public function isComplete(): bool {
		return count( $this->options ) >= $this->type->minOptions() && ! in_array( '', $this->options, true );
	}

	public function asksForComment(): bool {
		return $this->comment_box && $this->type->allowsComment();
	}

	/** The visitor's first name, beside an e-mail address. */
	public function asksForName(): bool {
		return $this->include_name && QuestionType::EMAIL === $this->type;
	}
}
