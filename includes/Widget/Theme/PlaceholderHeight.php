<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Theme;

use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Questions\QuestionType;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Height that a page reserves for a survey, so that nothing below it moves when the widget renders or the question changes; the
 * card fills it. In pixels, based on widget/survey/ui/styles.css, rounded up. Pure.
 */
final class PlaceholderHeight {

	/** Minimum width in pixels for a card's wide form: that of @container (min-width: 480px), plus its edges. */
	public const WIDE = 484;

	/** From this width, most titles need one line less. */
	public const WIDER = 600;

	/** Maximum width of a card. */
	public const FULL = 640;

	private const FRAME     = 50;
	private const PROGRESS  = 48;
	private const STEPS     = 60;
	private const BRAND     = 36;
	private const LOGO      = 48;
	private const LINE      = 25;
	private const GAP       = 16;
	private const OPTION    = 44;
	private const BETWEEN   = 8;
	private const WRAPPED   = 23;
	private const ICONS     = 46;
	private const FIELD     = 44;
	private const LONG_TEXT = 116;
	private const LABEL     = 26;
	private const NAME      = 82;
	private const CAPTION   = 20;
	private const SCALE     = 48;
	private const ENDS      = 28;

	/** Maximum total label length for icons in a row; also in widget/survey/ui/fields/ChoiceField.tsx. */
	private const IN_A_ROW = 40;

	/** Characters of the "optional" note after a title, shown if other questions are required. */
	private const OPTIONAL = 11;

	/** Maximum height to reserve; a question with long options may be taller. */
	private const MOST = 640;

	/**
	 * @param int $line    characters per line of a question,
	 * @param int $option  and of an option.
	 * @param int $scale   rows of a score.
	 * @param int<1, max> $columns images per row,
	 * @param int $image   the height of one with a one-line caption,
	 * @param int $caption and characters per line of a caption.
	 */
	private function __construct(
		private readonly int $line,
		private readonly int $option,
		private readonly int $scale,
		private readonly int $columns,
		private readonly int $image,
		private readonly int $caption
	) {}

	/** For phones and other narrow places. */
	public static function narrow( Survey $survey ): int {
		return ( new self( 26, 26, 2, 2, 152, 13 ) )->of( $survey );
	}

	public static function wide( Survey $survey ): int {
		return ( new self( 38, 38, 1, 3, 166, 14 ) )->of( $survey );
	}

	public static function wider( Survey $survey ): int {
		return ( new self( 52, 50, 1, 3, 176, 18 ) )->of( $survey );
	}

	private function of( Survey $survey ): int {
		$isMixed   = in_array( true, array_column( $survey->questions, 'required' ), true );
		$questions = array_map( fn( Question $question ): int => $this->question( $question, $isMixed ), $survey->questions );
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

	private function question( Question $question, bool $isMixed ): int {
		$length = mb_strlen( $question->title ) + ( $isMixed && ! $question->required ? self::OPTIONAL : 0 );
		return self::lines( $length, $this->line ) * self::LINE + self::GAP + $this->field( $question );
	}

	private function field( Question $question ): int {
		return match ( $question->type ) {
			QuestionType::RADIO,
			QuestionType::CHECKBOX    => $this->rows( $question->options, self::OPTION ),
			QuestionType::ICON_CHOICE => $this->icons( $question ),
			QuestionType::IMAGE_RADIO => $this->images( $question->options ),
			QuestionType::NPS         => ( self::SCALE + 8 ) * $this->scale - 8 + self::ENDS,
			QuestionType::STAR_RATING => self::SCALE,
			QuestionType::LONG_TEXT   => self::LONG_TEXT,
			QuestionType::TEXT        => self::FIELD,
			QuestionType::EMAIL       => self::LABEL + self::FIELD + ( $question->asksForName() ? self::NAME : 0 ),
		};
	}

	/** @param list<string> $labels */
	private function rows( array $labels, int $option ): int {
		$heights = array_map( fn( string $label ): int => $this->row( $label, $option ), $labels );
		return (int) array_sum( $heights ) + self::between( count( $labels ) );
	}

	private function row( string $label, int $option ): int {
		$wrapped = ( self::lines( mb_strlen( $label ), $this->option ) - 1 ) * self::WRAPPED;
		return max( $option, self::OPTION + $wrapped );
	}

	/** Icons in a row are twice as large. */
	private function icons( Question $question ): int {
		$size = WidgetThemeShape::ICON_PIXELS[ $question->iconSize ] ?? WidgetThemeShape::ICON_PIXELS['medium'];
		return self::isRow( $question->options ) ? self::ICONS + 2 * $size : $this->rows( $question->options, $size + 20 );
	}

	/** @param list<string> $labels */
	private function images( array $labels ): int {
		$rows   = array_chunk( $labels, $this->columns );
		$height = count( $rows ) * $this->image + self::between( count( $rows ) );
		foreach ( $rows as $row ) {
			$height += max( 0, ...array_map( mb_strlen( ... ), $row ) ) > $this->caption ? self::CAPTION : 0;
		}
		return $height;
	}

	private static function between( int $rows ): int {
		return self::BETWEEN * max( 0, $rows - 1 );
	}

	/** @param list<string> $labels */
	private static function isRow( array $labels ): bool {
		return max( 0, ...array_map( 'mb_strlen', $labels ) ) * count( $labels ) <= self::IN_A_ROW;
	}

	private static function lines( int $length, int $onALine ): int {
		return max( 1, (int) ceil( $length / $onALine ) );
	}
}
