<?php
declare(strict_types=1);

namespace UserFeedback\Questions;

use UserFeedback\Contract\QuestionType;
use UserFeedback\Contract\Schema\Survey\QuestionShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** One question of a survey, as it is stored. Its id is never used again for another question. */
final class Question {

	/**
	 * @param list<string>  $options  labels; an unfinished draft may have empty ones.
	 * @param list<Picture> $pictures one for each option, of a type that has them.
	 * @param list<FormerQuestion> $former   what visitors could answer before, oldest first; never part of the contract.
	 * @param bool                 $wasShown visitors may have seen it as it is.
	 */
	public function __construct(
		public readonly string $id,
		public readonly QuestionType $type,
		public readonly string $title,
		public readonly array $options = array(),
		public readonly bool $includeName = false,
		public readonly bool $required = false,
		public readonly bool $commentBox = false,
		public readonly bool $randomize = false,
		public readonly array $pictures = array(),
		public readonly string $iconColor = QuestionShape::ICON_COLOR,
		public readonly string $iconSize = 'medium',
		public readonly Logic $logic = new Logic(),
		public readonly array $former = array(),
		public readonly bool $wasShown = false
	) {}

	/** Another question with the same content, which nobody has seen. */
	public function withId( string $id ): self {
		return $this->with( id: $id )->withFormer( array(), false );
	}

	/** @param list<FormerQuestion> $former */
	public function withFormer( array $former, bool $wasShown ): self {
		return $this->with( former: $former, wasShown: $wasShown );
	}

	/** The same question with the type and options that it had before. */
	public function as( FormerQuestion $former ): self {
		return $this->with( type: $former->type, options: $former->options );
	}

	public function withLogic( Logic $logic ): self {
		return $this->with( logic: $logic );
	}

	/** Its options in their own order, and no comment asked for. */
	public function plain(): self {
		return $this->with( commentBox: false, randomize: false );
	}

	/** Every option that a type needs is there and has a label. */
	public function isComplete(): bool {
		return count( $this->options ) >= $this->type->minOptions() && ! in_array( '', $this->options, true );
	}

	/** @return list<string> what can be chosen, in its order; none of a question that is answered by typing. */
	public function knownValues(): array {
		$scale = $this->type->scale();
		return $scale > 0 ? array_map( 'strval', range( 1, $scale ) ) : $this->options;
	}

	public function asksForComment(): bool {
		return $this->commentBox && $this->type->allowsComment();
	}

	/** The visitor's first name, beside an e-mail address. */
	public function asksForName(): bool {
		return $this->includeName && QuestionType::EMAIL === $this->type;
	}

	/**
	 * The same question but for what is named; what is null stays as it is.
	 *
	 * @param list<string>|null         $options
	 * @param list<FormerQuestion>|null $former
	 */
	private function with(
		?string $id = null,
		?bool $commentBox = null,
		?bool $randomize = null,
		?Logic $logic = null,
		?QuestionType $type = null,
		?array $options = null,
		?array $former = null,
		?bool $wasShown = null
	): self {
		return new self(
			$id ?? $this->id,
			$type ?? $this->type,
			$this->title,
			$options ?? $this->options,
			$this->includeName,
			$this->required,
			$commentBox ?? $this->commentBox,
			$randomize ?? $this->randomize,
			$this->pictures,
			$this->iconColor,
			$this->iconSize,
			$logic ?? $this->logic,
			$former ?? $this->former,
			$wasShown ?? $this->wasShown
		);
	}
}
