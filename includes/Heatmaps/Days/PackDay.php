<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Days;

use OutOfBoundsException;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * A day's map, with numbers for its elements, as few bytes. Pure.
 *
 * The format's byte, see Deflated, and then numbers: sums of folds and widths; how many steps of reach there are, and each
 * with its count; then for each element, in the order of their numbers: how far its number is from the one before; twice
 * its number of cells, plus one if any was clicked more than once; how far each cell is from the one before; and, with
 * that one, how often each was clicked.
 *
 * Views and clicks are columns of their own, so that lists can add them up.
 */
final class PackDay {

	public static function pack( DayMap $map ): string {
		$numbers = array( $map->folds, $map->widths, count( $map->reach ) );
		ksort( $map->reach );
		foreach ( $map->reach as $step => $count ) {
			array_push( $numbers, $step, $count );
		}
		ksort( $map->cells );
		$before = 0;
		foreach ( $map->cells as $element => $cells ) {
			ksort( $cells );
			$isMore = array_sum( $cells ) > count( $cells );
			array_push( $numbers, (int) $element - $before, 2 * count( $cells ) + (int) $isMore );
			$before = (int) $element;
			$last   = 0;
			foreach ( array_keys( $cells ) as $cell ) {
				$numbers[] = $cell - $last;
				$last      = $cell;
			}
			if ( $isMore ) {
				array_push( $numbers, ...array_values( $cells ) );
			}
		}
		return Deflated::pack( Varints::pack( $numbers ) );
	}

	/** @throws OutOfBoundsException it is not whole, or of a format that is not known here. */
	public static function unpack( string $packed, int $views ): DayMap {
		$numbers = Varints::unpack( Deflated::unpack( $packed ) );
		$at      = 0;
		$next    = static function () use ( $numbers, &$at ): int {
			return $numbers[ $at++ ] ?? throw new OutOfBoundsException( 'A day is cut off.' );
		};

		$map         = new DayMap();
		$map->views  = $views;
		$map->folds  = $next();
		$map->widths = $next();
		for ( $steps = $next(); $steps > 0; --$steps ) {
			$step                = $next();
			$map->reach[ $step ] = $next();
		}
		$all     = count( $numbers );
		$element = 0;
		while ( $at < $all ) {
			$element += $next();
			$head     = $next();
			$cell     = 0;
			$cells    = array();
			for ( $left = $head >> 1; $left > 0; --$left ) {
				$cell          += $next();
				$cells[ $cell ] = 1;
			}
			foreach ( 1 === ( $head & 1 ) ? array_keys( $cells ) : array() as $cell ) {
				$cells[ $cell ] = $next();
			}
			$map->cells[ $element ] = $cells;
		}
		return $map;
	}
}
