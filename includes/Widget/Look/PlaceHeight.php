<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Look;

use UserFeedback\Contract\QuestionType;
use UserFeedback\Questions\Question;
use UserFeedback\Surveys\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * How much room a page keeps for a survey before the widget draws it, so that nothing below it jumps, neither then nor
 * from question to question; the card fills it. Pixels, after widget/ui/styles.css, on the generous side. Pure.
 */
final class PlaceHeight {

	/** From this width of the place on, in pixels, a card has its wide form: that of @container (min-width: 480px), and its rims. */
	public const WIDE = 484;

	/** A card does not get wider. */
	public const FULL = 640;

	private const FRAME     = 50;
	private const PROGRESS  = 48;
	private const STEPS     = 60;
	private const BRAND     = 36;
	private const LOGO      = 48;
	private const LINE      = 25;
	private const GAP       = 16;
	private const OPTION    = 52;
	private const ICONS     = 96;
	private const FIELD     = 44;
	private const LONG_TEXT = 116;
	private const LABEL     = 25;
	private const SCALE     = 48;
	private const ENDS      = 28;

	/** Characters of all labels together for which icons stand side by side; widget/ui/fields/ChoiceField.tsx has it too. */
	private const IN_A_ROW = 40;

	/** A question with long options may grow beyond what a page should keep free. */
	private const MOST = 640;

	/**
	 * @param int $line    characters of a question on a line,
	 * @param int $option  and of an option.
	 * @param int $scale   rows of a score.
	 * @param int $columns images side by side,
	 * @param int $image   and the height of one with its words.
	 */
	private function __construct(
		private readonly int $line,
		private readonly int $option,
		private readonly int $scale,
		private readonly int $columns,
		private readonly int $image
	) {}

	/** On a phone, and wherever else the lines are short. */
	public static function narrow( Survey $survey ): int {
		return ( new self( 24, 23, 2, 2, 160 ) )->of( $survey );
	}

	public static function wide( Survey $survey ): int {
		return ( new self( 38, 40, 1, 3, 204 ) )->of( $survey );
	}

	private function of( Survey $survey ): int {
		$questions = array_map( array( $this, 'question' ), $survey->questions );
		$progress  = count( $questions ) > 1 ? self::PROGRESS : 0;
		return min( self::MOST, self::FRAME + $progress + max( 0, ...$questions ) + self::STEPS + self::foot( $survey ) );
	}

	private static function foot( Survey $survey ): int {
		/** @var array{show_logo: bool, logo_type: string} $look */
		$look = $survey->settings->part( 'theming' );
		return match ( $look['show_logo'] ? $look['logo_type'] : 'none' ) {
			'none'   => 0,
			'custom' => self::LOGO,
			default  => self::BRAND,
		};
	}

	private function question( Question $question ): int {
		return self::lines( $question->title, $this->line ) * self::LINE + self::GAP + $this->field( $question );
	}

	private function field( Question $question ): int {
		return match ( $question->type ) {
			QuestionType::RADIO,
			QuestionType::CHECKBOX    => $this->rows( $question->options ),
			QuestionType::ICON_CHOICE => self::isRow( $question->options ) ? self::ICONS : $this->rows( $question->options ),
			QuestionType::IMAGE_RADIO => $this->image * (int) ceil( count( $question->options ) / $this->columns ),
			QuestionType::NPS         => ( self::SCALE + 8 ) * $this->scale - 8 + self::ENDS,
			QuestionType::STAR_RATING => self::SCALE,
			QuestionType::LONG_TEXT   => self::LONG_TEXT,
			QuestionType::TEXT        => self::FIELD,
			QuestionType::EMAIL       => ( self::FIELD + self::LABEL ) * ( $question->asksForName() ? 2 : 1 ) + self::GAP,
		};
	}

	/** @param list<string> $labels */
	private function rows( array $labels ): int {
		return (int) array_sum(
			array_map( fn( string $label ): int => self::OPTION + ( self::lines( $label, $this->option ) - 1 ) * self::LINE, $labels )
		);
	}

	/** @param list<string> $labels */
	private static function isRow( array $labels ): bool {
		return max( 0, ...array_map( 'mb_strlen', $labels ) ) * count( $labels ) <= self::IN_A_ROW;
	}

	private static function lines( string $text, int $onALine ): int {
		return max( 1, (int) ceil( mb_strlen( $text ) / $onALine ) );
	}
}
