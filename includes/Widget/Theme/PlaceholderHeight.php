<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Theme;

use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Questions\Recall;
use UserFeedback\Surveys\Questions\Types\Base\CardWidth;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Widget\Words\KeptTextNotice;

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

	private const FRAME    = 50;
	private const PROGRESS = 48;
	private const STEPS    = 60;
	private const BRAND    = 36;
	private const LOGO     = 48;
	private const LINE     = 25;
	private const GAP      = 16;
	private const BETWEEN  = 28; // Questions on one page.
	private const HELP     = 4; // Above a help line; the space below it is that of the title.
	private const IMAGE    = 256;

	/** Characters of the "optional" note after a title, shown if other questions are required. */
	private const OPTIONAL = 11;

	/** Maximum height to reserve, except for the first question: a taller card would be mostly empty at shorter questions. */
	private const MOST = 640;

	private function __construct( private readonly CardWidth $card ) {}

	/** For phones and other narrow places. */
	public static function narrow( Survey $survey ): int {
		return ( new self( new CardWidth( 26, 26, 2, 2, 152, 13 ) ) )->of( $survey );
	}

	public static function wide( Survey $survey ): int {
		return ( new self( new CardWidth( 38, 38, 1, 3, 166, 14 ) ) )->of( $survey );
	}

	public static function wider( Survey $survey ): int {
		return ( new self( new CardWidth( 52, 50, 1, 3, 176, 18 ) ) )->of( $survey );
	}

	private function of( Survey $survey ): int {
		$questions = $survey->keepsPartialText() ? KeptTextNotice::addedTo( $survey ) : $survey->questions;
		$isMixed   = in_array( true, array_column( $questions, 'required' ), true );
		$pages     = array_map( fn( array $page ): int => $this->page( $page, $isMixed ), Survey::pages( $questions ) );
		$progress  = count( $pages ) > 1 ? self::PROGRESS : 0;
		$around    = self::FRAME + $progress + self::STEPS + self::foot( $survey );
		return max( min( self::MOST, $around + max( 0, ...$pages ) ), $around + ( $pages[0] ?? 0 ) );
	}

	/**
	 * An answer on the page may add the questions with conditions later.
	 *
	 * @param non-empty-array<int, Question> $questions
	 */
	private function page( array $questions, bool $isMixed ): int {
		$first = current( $questions );
		$shown = array_filter( $questions, static fn( Question $each ): bool => $each === $first || ! $each->logic->enabled );
		return ( count( $shown ) - 1 ) * self::BETWEEN
			+ array_sum( array_map( fn( Question $question ): int => $this->question( $question, $isMixed ), $shown ) );
	}

	private static function foot( Survey $survey ): int {
		/** @var array{show_logo: bool, logo_type: string} $theming */
		$theming = $survey->settings->part( 'theming' );
		return match ( $theming['show_logo'] ? $theming['logo_type'] : 'none' ) {
			'none'   => 0,
			'custom' => self::LOGO,
			default  => self::BRAND,
		};
	}

	private function question( Question $question, bool $isMixed ): int {
		$question   = $question->withTexts( static fn( string $text ): string => Recall::filled( $text ) );
		$isOptional = $isMixed && ! $question->required && $question->type->takesAnswer();
		$length     = mb_strlen( $question->title ) + ( $isOptional ? self::OPTIONAL : 0 );
		return CardWidth::lines( $length, $this->card->line ) * self::LINE + self::GAP
			+ ( '' === $question->help ? 0 : self::HELP + $this->card->small( mb_strlen( $question->help ) ) )
			+ ( '' === $question->image ? 0 : self::IMAGE )
			+ max( 1, count( $question->rows ) )
				* $question->type->height( $this->card, $question->options, $question->iconPixels(), $question->asksForName() )
			+ $question->type->endsHeight( $this->card, $question->lowLabel, $question->highLabel );
	}
}
