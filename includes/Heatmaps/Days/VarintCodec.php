<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Days;

use OutOfBoundsException;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Integers from 0, small ones in one byte: seven bits each, lowest first; the eighth bit says that more follow. Pure. */
final class VarintCodec {

	/** @param list<int> $numbers */
	public static function pack( array $numbers ): string {
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
	public static function unpack( string $bytes ): array {
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
}
