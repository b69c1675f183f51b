<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Days;

use OutOfBoundsException;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * A day's map, with numbers for its elements, as few bytes. Pure.
 *
 * The first byte is the format: 1, or 2 for the same deflated, where that is shorter. Then numbers: sums of folds and
 * widths; how many steps of reach there are, and each with its count; then for each element, in the order of their
 * numbers, how far its number is from the one before, twice its number of cells, plus one if each was clicked more than
 * once, how far each cell is from the one before, and, with that one, how often each was clicked.
 *
 * Views and clicks are columns of their own, so that lists can add them up.
 */
final class PackDay {

	private const PLAIN    = "\x01";
	private const DEFLATED = "\x02";

	/** Bytes from which on deflating is tried: what is shorter never wins. */
	private const WORTH = 150;

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
		return self::shortest( Varints::pack( $numbers ) );
	}

	/** @throws OutOfBoundsException it is not whole, or of a format that is not known here. */
	public static function unpack( string $packed, int $views ): DayMap {
		$numbers = Varints::unpack( self::plain( $packed ) );
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

	private static function shortest( string $numbers ): string {
		$deflated = strlen( $numbers ) >= self::WORTH && function_exists( 'gzdeflate' ) ? gzdeflate( $numbers, 9 ) : false;
		return false !== $deflated && strlen( $deflated ) < strlen( $numbers )
			? self::DEFLATED . $deflated
			: self::PLAIN . $numbers;
	}

	private static function plain( string $packed ): string {
		$rest  = substr( $packed, 1 );
		$plain = match ( $packed[0] ?? '' ) {
			self::PLAIN    => $rest,
			// phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- What is no deflated text is told below, and not in the log.
			self::DEFLATED => function_exists( 'gzinflate' ) ? @gzinflate( $rest ) : false,
			default        => false,
		};
		return false === $plain ? throw new OutOfBoundsException( 'This format of a day is not known.' ) : $plain;
	}
}
