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
	 */
	public function __construct(
		public readonly string $id,
		public readonly QuestionType $type,
		public readonly string $title,
		public readonly array $options = array(),
		public readonly bool $include_name = false,
		public readonly bool $required = false,
		public readonly bool $comment_box = false,
		public readonly bool $randomize = false,
		public readonly array $pictures = array(),
		public readonly string $icon_color = QuestionShape::ICON_COLOR,
		public readonly string $icon_size = 'medium',
		public readonly Logic $logic = new Logic()
	) {}

	public function withId( string $id ): self {
		return new self( $id, $this->type, $this->title, $this->options, $this->include_name, $this->required, $this->comment_box, $this->randomize, $this->pictures, $this->icon_color, $this->icon_size, $this->logic );
	}

	public function withLogic( Logic $logic ): self {
		return new self( $this->id, $this->type, $this->title, $this->options, $this->include_name, $this->required, $this->comment_box, $this->randomize, $this->pictures, $this->icon_color, $this->icon_size, $logic );
	}

	/** Its options in their own order, and no comment asked for. */
	public function plain(): self {
		return new self( $this->id, $this->type, $this->title, $this->options, $this->include_name, $this->required, false, false, $this->pictures, $this->icon_color, $this->icon_size, $this->logic );
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
