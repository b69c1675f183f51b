<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Days;

use OutOfBoundsException;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Packs the heatmap data of a day, with numbered elements, into few bytes. Pure.
 *
 * The format's byte, see deflate(), and then numbers: sums of folds and widths; the number of reach steps, and
 * each with its count; then for each element, in the order of their numbers: the difference to the previous number;
 * twice its number of cells, plus one if any was clicked more than once; the difference of each cell to the previous
 * one; and, in that case, how often each was clicked.
 *
 * Views and clicks are separate columns, so that lists can add them up.
 */
final class HeatmapDataCodec {

	private const PLAIN = "\x01";

	private const DEFLATED = "\x02";

	/** Minimum bytes for which deflating is tried: it never helps with fewer. */
	private const WORTH = 150;

	public static function pack( HeatmapData $map ): string {
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
		return self::deflate( self::packNumbers( $numbers ) );
	}

	/**
	 * Avoids a function call for each number, as a month of a page has tens of thousands.
	 *
	 * @throws OutOfBoundsException It is truncated, or its format is unknown.
	 */
	public static function unpack( string $packed, int $views ): HeatmapData {
		$numbers = self::unpackNumbers( self::inflate( $packed ) );
		$all     = count( $numbers );
		if ( $all < 3 || $all < 3 + 2 * $numbers[2] ) {
			throw new OutOfBoundsException( 'A day is cut off.' );
		}
		$map         = new HeatmapData();
		$map->views  = $views;
		$map->folds  = $numbers[0];
		$map->widths = $numbers[1];
		$at          = 3;
		for ( $steps = $numbers[2]; $steps > 0; --$steps ) {
			$map->reach[ $numbers[ $at ] ] = $numbers[ $at + 1 ];
			$at                           += 2;
		}
		$element = 0;
		while ( $at < $all ) {
			$element += $numbers[ $at ];
			$head     = $numbers[ $at + 1 ] ?? 0;
			$many     = $head >> 1;
			$isMore   = 1 === ( $head & 1 );
			$at      += 2;
			if ( 0 === $many || $at + $many * ( $isMore ? 2 : 1 ) > $all ) {
				throw new OutOfBoundsException( 'A day is cut off.' );
			}
			$cell = 0;
			for ( $i = 0; $i < $many; ++$i ) {
				$cell                           += $numbers[ $at + $i ];
				$map->cells[ $element ][ $cell ] = $isMore ? $numbers[ $at + $many + $i ] : 1;
			}
			$at += $isMore ? 2 * $many : $many;
		}
		return $map;
	}

	/**
	 * Integers from 0, small ones in one byte: seven bits each, lowest first; the eighth bit says that more follow. Pure.
	 *
	 * @param list<int> $numbers
	 */
	public static function packNumbers( array $numbers ): string {
		$bytes = '';
		foreach ( $numbers as $number ) {
			while ( $number > 127 ) {
				$bytes   .= chr( $number & 127 | 128 );
				$number >>= 7;
			}
			$bytes .= chr( $number );
		}
		return $bytes;
	}

	/**
	 * @return list<int>
	 * @throws OutOfBoundsException it ends within a number.
	 */
	public static function unpackNumbers( string $bytes ): array {
		$numbers = array();
		$number  = 0;
		$shift   = 0;
		/** @var array<int, int<0, 255>> $all */
		$all = '' === $bytes ? array() : unpack( 'C*', $bytes );
		foreach ( $all as $byte ) {
			if ( $byte > 127 ) {
				$number |= ( $byte & 127 ) << $shift;
				$shift  += 7;
			} elseif ( 0 === $shift ) {
				$numbers[] = $byte;
			} else {
				$numbers[] = $number | $byte << $shift;
				$number    = 0;
				$shift     = 0;
			}
		}
		return 0 === $shift ? $numbers : throw new OutOfBoundsException( 'A number is cut off.' );
	}

	/** Bytes, deflated if that is shorter; the first byte says so. Pure. */
	public static function deflate( string $bytes ): string {
		$deflated = strlen( $bytes ) >= self::WORTH && function_exists( 'gzcompress' ) ? gzcompress( $bytes, 9 ) : false;
		return false !== $deflated && strlen( $deflated ) < strlen( $bytes ) ? self::DEFLATED . $deflated : self::PLAIN . $bytes;
	}

	/** @throws OutOfBoundsException It is truncated, or its format is unknown. */
	public static function inflate( string $packed ): string {
		$rest  = substr( $packed, 1 );
		$plain = match ( $packed[0] ?? '' ) {
			self::PLAIN    => $rest,
			// phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- A corrupt value is reported below instead of in the log.
			self::DEFLATED => function_exists( 'gzuncompress' ) ? @gzuncompress( $rest ) : false,
			default        => false,
		};
		return false === $plain ? throw new OutOfBoundsException( 'This format is not known.' ) : $plain;
	}
}
