<?php
declare(strict_types=1);

namespace UserFeedback\Questions;

/** A question as the builder sent it: its text cleaned, and what its type does not have left out. */
final class QuestionDraft {

	/** @param list<string> $options */
	private function __construct(
		public readonly ?string $id,
		public readonly QuestionType $type,
		public readonly string $title,
		public readonly array $options,
		private readonly bool $include_name,
		private readonly bool $required,
		private readonly bool $comment_box
	) {}

	/** @param array{id?: string, title: string, type: string, config: array{options: list<string>, include_name: bool}, settings: array{required: bool, comment_box: bool}} $sent checked against Schema\Question::draft(). */
	public static function fromArray( array $sent ): self {
		$type = QuestionType::from( $sent['type'] );

		return new self(
			$sent['id'] ?? null,
			$type,
			OwnerText::paragraph( $sent['title'] ),
			$type->hasOptions() ? array_map( array( OwnerText::class, 'line' ), $sent['config']['options'] ) : array(),
			QuestionType::EMAIL === $type && $sent['config']['include_name'],
			$sent['settings']['required'],
			$type->allowsComment() && $sent['settings']['comment_box']
		);
	}

	public function toQuestion( string $id ): Question {
		return new Question( $id, $this->type, $this->title, $this->options, $this->include_name, $this->required, $this->comment_box );
	}
}
