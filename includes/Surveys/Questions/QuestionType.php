<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Questions;

use UserFeedback\Platform\Schema\Limits;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The question types and their differences. Exported to the browser with the contract. */
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

	/** Returns the minimum number of options needed to publish a question of this type; 0 for a type without options. */
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

	/** True if each option has an image or an icon next to its label. */
	public function hasPictures(): bool {
		return self::IMAGE_RADIO === $this || self::ICON_CHOICE === $this;
	}

	/** True if each visitor may get the options in a different order. */
	public function allowsRandomizing(): bool {
		return $this->hasOptions();
	}

	/** True if conditions may use its answer: choices by label, and numbers. */
	public function isLogicSubject(): bool {
		return self::RADIO === $this || self::CHECKBOX === $this || $this->scale() > 0;
	}

	/**
	 * Returns how conditions may compare its answer, from LogicShape::COMPARE.
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

	/** True if answers are counted per value and shown as a chart. Others are listed individually. */
	public function isQuantitative(): bool {
		return $this->hasOptions() || $this->scale() > 0;
	}

	/** Returns the highest value of a scale that starts at 1; 0 for other types. */
	public function scale(): int {
		return match ( $this ) {
			self::STAR_RATING => Limits::STARS,
			self::NPS         => Limits::NPS,
			default           => 0,
		};
	}

	/** Maximum characters of a typed answer; 0 for other types. */
	public function maxLength(): int {
		return match ( $this ) {
			self::TEXT      => Limits::TEXT,
			self::LONG_TEXT => Limits::LONG_TEXT,
			self::EMAIL     => Limits::EMAIL,
			default         => 0,
		};
	}

	/** True for types of the question-types add-on. Choices with pictures need a plan but no add-on. */
	public function isExtra(): bool {
		return $this->scale() > 0;
	}

	/** A comment box makes sense only if the answer itself is not text. */
	public function allowsComment(): bool {
		return 0 === $this->maxLength();
	}

	/** True if one choice is the complete answer, so that the widget may advance. */
	public function advancesOnChoice(): bool {
		return ( $this->hasOptions() && self::CHECKBOX !== $this ) || $this->scale() > 0;
	}

	/**
	 * The properties above, as the browser gets them.
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
