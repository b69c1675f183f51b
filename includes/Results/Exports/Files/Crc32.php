<?php
declare(strict_types=1);

namespace UserFeedback\Results\Exports\Files;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Computes a checksum from the checksums of its parts, so that nothing has to be read again. */
final class Crc32 {

	private const POLYNOMIAL = 0xEDB88320;

	/** Returns the checksum of two texts joined together; the length is that of the second, in bytes. */
	public static function joined( int $first, int $second, int $length ): int {
		$odd = array( self::POLYNOMIAL ); // How one zero bit changes a checksum; squared, how two do, and so on.
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
