<?php
declare(strict_types=1);

namespace UserFeedback\Contract;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The kinds of question, and all that differs between them. Exported to the browser with the contract. */
enum QuestionType: string {
	case RADIO       = 'radio-button';
	case CHECKBOX    = 'checkbox';
	case IMAGE_RADIO = 'image-radio';
	case ICON_CHOICE = 'icon-choice';
	case TEXT        = 'text';
	case LONG_TEXT   = 'long-text';
	case EMAIL       = 'email';
	case STAR_RATING = 'star-rating';
	case NPS         = 'nps';

	/** @return non-empty-list<string> */
	public static function values(): array {
		return array_column( self::cases(), 'value' );
	}

	/** Fewest options a question of this type needs before it can be published; 0 for a type without options. */
	public function minOptions(): int {
		return match ( $this ) {
			self::CHECKBOX    => 1,
			self::RADIO,
			self::IMAGE_RADIO,
			self::ICON_CHOICE => 2,
			default           => 0,
		};
	}

	public function hasOptions(): bool {
		return $this->minOptions() > 0;
	}

	/** Each option has an image or an icon beside its label. */
	public function hasPictures(): bool {
		return self::IMAGE_RADIO === $this || self::ICON_CHOICE === $this;
	}

	/** Options may be shown to each visitor in another order. */
	public function allowsRandomizing(): bool {
		return $this->hasOptions();
	}

	/** Conditions may ask for its answer: choices by label, and numbers. */
	public function isLogicSubject(): bool {
		return self::RADIO === $this || self::CHECKBOX === $this || $this->scale() > 0;
	}

	/**
	 * How conditions may compare its answer, of LogicShape::COMPARE.
	 *
	 * @return list<string>
	 */
	public function comparisons(): array {
		return match ( true ) {
			$this->scale() > 0        => array( '=', '!=', '<', '>' ),
			self::CHECKBOX === $this  => array( '=', '!=', 'IN' ),
			$this->isLogicSubject()   => array( '=', '!=' ),
			default                   => array(),
		};
	}

	/** Answers are counted per value and drawn as a chart; the others are read one by one. */
	public function isQuantitative(): bool {
		return $this->hasOptions() || $this->scale() > 0;
	}

	/** Highest value of a scale that starts at 1; 0 for a type that is no scale. */
	public function scale(): int {
		return match ( $this ) {
			self::STAR_RATING => Limits::STARS,
			self::NPS         => Limits::NPS,
			default           => 0,
		};
	}

	/** Most characters of a typed answer; 0 for a type that is not typed. */
	public function maxLength(): int {
		return match ( $this ) {
			self::TEXT      => Limits::TEXT,
			self::LONG_TEXT => Limits::LONG_TEXT,
			self::EMAIL     => Limits::EMAIL,
			default         => 0,
		};
	}

	/** A type of the question-types add-on. Choices with pictures need a plan and no add-on. */
	public function isExtra(): bool {
		return $this->scale() > 0;
	}

	/** Asking for a comment makes sense only where the answer itself is not text. */
	public function allowsComment(): bool {
		return 0 === $this->maxLength();
	}

	/** One choice is the whole answer, so the widget may move on by itself. */
	public function advancesOnChoice(): bool {
		return ( $this->hasOptions() && self::CHECKBOX !== $this ) || $this->scale() > 0;
	}

	/**
	 * The facts above as the browser gets them.
	 *
	 * @return array{
	 *     is_extra: bool,
	 *     has_options: bool,
	 *     has_pictures: bool,
	 *     min_options: int,
	 *     is_logic_subject: bool,
	 *     comparisons: list<string>,
	 *     is_quantitative: bool,
	 *     scale: int,
	 *     max_length: int,
	 *     allows_comment: bool,
	 *     advances_on_choice: bool,
	 * }
	 */
	public function facts(): array {
		return array(
			'is_extra'           => $this->isExtra(),
			'has_options'        => $this->hasOptions(),
			'has_pictures'       => $this->hasPictures(),
			'min_options'        => $this->minOptions(),
			'is_logic_subject'   => $this->isLogicSubject(),
			'comparisons'        => $this->comparisons(),
			'is_quantitative'    => $this->isQuantitative(),
			'scale'              => $this->scale(),
			'max_length'         => $this->maxLength(),
			'allows_comment'     => $this->allowsComment(),
			'advances_on_choice' => $this->advancesOnChoice(),
		);
	}
}
