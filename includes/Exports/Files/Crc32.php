<?php
declare(strict_types=1);

namespace UserFeedback\Exports\Files;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The checksum of a whole out of those of its parts, so that nothing that was written has to be read again. */
final class Crc32 {

	private const POLYNOMIAL = 0xEDB88320;

	/** The checksum of two texts, one after the other, of which the second has so many bytes. */
	public static function joined( int $first, int $second, int $length ): int {
		$odd = array( self::POLYNOMIAL ); // What one bit of zero does to a checksum; squared, what two do, and so on.
		for ( $bit = 1; $bit < 32; ++$bit ) {
			$odd[] = 1 << ( $bit - 1 );
		}
		$zeros = self::squared( self::squared( $odd ) );
		while ( $length > 0 ) {
			$zeros = self::squared( $zeros );
			if ( 1 === ( $length & 1 ) ) {
				$first = self::times( $zeros, $first );
			}
			$length >>= 1;
		}
		return $first ^ $second;
	}

	/**
	 * @param list<int> $matrix
	 * @return list<int>
	 */
	private static function squared( array $matrix ): array {
		return array_map( static fn( int $row ): int => self::times( $matrix, $row ), $matrix );
	}

	/** @param list<int> $matrix */
	private static function times( array $matrix, int $vector ): int {
		$sum = 0;
		foreach ( $matrix as $row ) {
			$sum     ^= 1 === ( $vector & 1 ) ? $row : 0;
			$vector >>= 1;
		}
		return $sum;
	}
}
