<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Questions\Types\Base;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** How much fits next to each other in a card of the widget, and the height of rows of options. In pixels. */
final class CardWidth {

	public const OPTION = 44;

	private const BETWEEN = 8;
	private const WRAPPED = 23;
	private const SMALL   = 20;

	/**
	 * @param int $line      characters per line of a question,
	 * @param int $option    and of an option.
	 * @param int $scaleRows rows of a score.
	 * @param int<1, max> $columns images per row,
	 * @param int $image     the height of one with a one-line caption,
	 * @param int $caption   and characters per line of a caption.
	 */
	public function __construct(
		public readonly int $line,
		public readonly int $option,
		public readonly int $scaleRows,
		public readonly int $columns,
		public readonly int $image,
		public readonly int $caption
	) {}

	/** @param list<string> $labels */
	public function rows( array $labels, int $option = self::OPTION ): int {
		$heights = array_map( fn( string $label ): int => $this->row( $label, $option ), $labels );
		return (int) array_sum( $heights ) + self::between( count( $labels ) );
	}

	/** The space between rows. */
	public static function between( int $rows ): int {
		return self::BETWEEN * max( 0, $rows - 1 );
	}

	public static function lines( int $length, int $onALine ): int {
		return max( 1, (int) ceil( $length / $onALine ) );
	}

	/**
	 * Returns the height of a text in small letters.
	 *
	 * @param int $most characters per line, if it can't use the full width
	 */
	public function small( int $length, int $most = PHP_INT_MAX ): int {
		return self::lines( $length, min( $most, intdiv( 3 * $this->line, 2 ) ) ) * self::SMALL;
	}

	private function row( string $label, int $option ): int {
		$wrapped = ( self::lines( mb_strlen( $label ), $this->option ) - 1 ) * self::WRAPPED;
		return max( $option, self::OPTION + $wrapped );
	}
}
