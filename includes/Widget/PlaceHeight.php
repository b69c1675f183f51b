<?php
declare(strict_types=1);

namespace UserFeedback\Widget;

use UserFeedback\Questions\Question;
use UserFeedback\Questions\QuestionType;
use UserFeedback\Surveys\Survey;

/**
 * How much room a page keeps for a survey before the widget draws it, so that nothing below it jumps, neither then nor
 * from question to question. Pixels, after widget/ui/styles.css, on the generous side: a phone's lines are short.
 */
final class PlaceHeight {

	private const FRAME    = 50;
	private const PROGRESS = 48;
	private const STEPS    = 60;
	private const LOGO     = 44; // The owner's; the plugin's own is 12 pixels less.
	private const LINE     = 25;
	private const GAP      = 16;
	private const OPTION   = 52;
	private const IMAGE    = 72;
	private const FIELD    = 44;
	private const LABEL    = 25;
	private const SCALE    = 48;
	private const ENDS     = 28;

	/** Characters of a question, and of an option, on a line of a phone. */
	private const ON_A_LINE    = 22;
	private const ON_AN_OPTION = 23;

	/** A question with long options may grow beyond what a page should keep free. */
	private const MOST = 640;

	public static function of( Survey $survey ): int {
		$questions = array_map( array( self::class, 'question' ), $survey->questions );
		$progress  = count( $questions ) > 1 ? self::PROGRESS : 0;
		return min( self::MOST, self::FRAME + $progress + max( 0, ...$questions ) + self::STEPS + self::LOGO );
	}

	private static function question( Question $question ): int {
		return self::lines( $question->title, self::ON_A_LINE ) * self::LINE + self::GAP + self::field( $question );
	}

	private static function field( Question $question ): int {
		return match ( $question->type ) {
			QuestionType::RADIO,
			QuestionType::CHECKBOX,
			QuestionType::ICON_CHOICE => (int) array_sum( array_map( array( self::class, 'option' ), $question->options ) ),
			QuestionType::IMAGE_RADIO => (int) array_sum( array_map( array( self::class, 'option' ), $question->options ) ) + self::IMAGE * count( $question->options ),
			QuestionType::NPS         => 2 * self::SCALE + 8 + self::ENDS,
			QuestionType::STAR_RATING => self::SCALE,
			QuestionType::LONG_TEXT   => 3 * self::FIELD + self::LABEL,
			QuestionType::TEXT        => self::FIELD,
			QuestionType::EMAIL       => ( self::FIELD + self::LABEL ) * ( $question->asksForName() ? 2 : 1 ) + self::GAP,
		};
	}

	private static function option( string $label ): int {
		return self::OPTION + ( self::lines( $label, self::ON_AN_OPTION ) - 1 ) * self::LINE;
	}

	private static function lines( string $text, int $on_a_line ): int {
		return max( 1, (int) ceil( mb_strlen( $text ) / $on_a_line ) );
	}
}
