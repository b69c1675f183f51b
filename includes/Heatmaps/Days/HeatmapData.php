<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Days;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The views of a page in one kind of window, on a day or on several together. Elements are keyed by selector or, when stored,
 * by number. Pure.
 */
final class HeatmapData {

	/** Elements beyond the limit that is stored of a page. */
	public const OTHERS = 0;

	private const STEP = 5;

	public int $views  = 0;
	public int $folds  = 0; // Sum of percents.
	public int $widths = 0; // Sum of pixels.

	/** @var array<int, int> how many views ended how deep: in steps of 5 percent, 0 to 20. */
	public array $reach = array();

	/** @var array<array-key, array<int, int>> how many clicks each cell of an element got. */
	public array $cells = array();

	/** @param array<string, list<int>> $cells clicked cells, by element. */
	public function addView( int $width, int $fold, int $reach, array $cells ): void {
		++$this->views;
		$this->folds         += $fold;
		$this->widths        += $width;
		$step                 = intdiv( $reach, self::STEP );
		$this->reach[ $step ] = ( $this->reach[ $step ] ?? 0 ) + 1;
		foreach ( $cells as $element => $ofElement ) {
			foreach ( $ofElement as $cell ) {
				$this->cells[ $element ][ $cell ] = ( $this->cells[ $element ][ $cell ] ?? 0 ) + 1;
			}
		}
	}

	public function add( self $other ): void {
		$this->views  += $other->views;
		$this->folds  += $other->folds;
		$this->widths += $other->widths;
		foreach ( $other->reach as $step => $count ) {
			$this->reach[ $step ] = ( $this->reach[ $step ] ?? 0 ) + $count;
		}
		foreach ( $other->cells as $element => $cells ) {
			$this->addCells( $element, $cells );
		}
	}

	/**
	 * Returns a copy with other keys for the elements.
	 *
	 * @param array<array-key, array-key> $names new keys; elements without one become others.
	 */
	public function renamed( array $names ): self {
		$map        = clone $this;
		$map->cells = array();
		foreach ( $this->cells as $element => $cells ) {
			$map->addCells( $names[ $element ] ?? self::OTHERS, $cells );
		}
		return $map;
	}

	public function clicks(): int {
		return array_sum( array_map( 'array_sum', $this->cells ) );
	}

	/** @param array<int, int> $cells */
	private function addCells( int|string $element, array $cells ): void {
		if ( ! isset( $this->cells[ $element ] ) ) {
			$this->cells[ $element ] = $cells;
			return;
		}
		foreach ( $cells as $cell => $count ) {
			$this->cells[ $element ][ $cell ] = ( $this->cells[ $element ][ $cell ] ?? 0 ) + $count;
		}
	}
}
