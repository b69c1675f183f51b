<?php
declare(strict_types=1);

namespace UserFeedback\Visitors;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The first line of a country file: JSON, so that anybody can see what the file is made of and when. */
final class CountryFileHeader {

	/** Bytes; a longer line is none of ours. */
	private const LONGEST = 4096;

	/** Bytes of a row: of the blocks and the boundaries of IPv4, then those of IPv6. */
	private const WIDTHS = array( 5, 3, 7, 3 );

	/**
	 * @param int       $length    bytes, and where the first table begins.
	 * @param list<int> $rows      of each table.
	 * @param string    $countries all codes, one after the other.
	 */
	private function __construct(
		public readonly int $length,
		public readonly string $checksum,
		private readonly array $rows,
		private readonly string $countries
	) {}

	/**
	 * @param resource $file at its beginning.
	 * @return self|null null where the file is none of ours, or its length is not what the header says.
	 */
	public static function read( $file ): ?self {
		$line   = (string) fgets( $file, self::LONGEST );
		$header = json_decode( $line, true );
		$rows   = is_array( $header ) && is_array( $header['rows'] ?? null )
			? array_values( array_filter( $header['rows'], 'is_int' ) )
			: array();
		if (
			! is_array( $header )
			|| count( self::WIDTHS ) !== count( $rows )
			|| ! is_string( $header['countries'] ?? null )
			|| ! is_string( $header['crc32'] ?? null )
		) {
			return null;
		}
		$bytes = array_sum( array_map( static fn( int $count, int $width ): int => $count * $width, $rows, self::WIDTHS ) );
		$size  = fstat( $file )['size'] ?? 0;
		return strlen( $line ) + $bytes === $size ? new self( strlen( $line ), $header['crc32'], $rows, $header['countries'] ) : null;
	}

	/** @return array{int, int, int, int} where the blocks begin and how many there are; the same of the boundaries. */
	public function tables( bool $ofV4 ): array {
		[ $blocks, $boundaries, $blocksOfV6, $boundariesOfV6 ] = $this->rows;

		$behind = $this->length + $blocks * self::WIDTHS[0];
		$ofV6   = $behind + $boundaries * self::WIDTHS[1];
		return $ofV4
			? array( $this->length, $blocks, $behind, $boundaries )
			: array( $ofV6, $blocksOfV6, $ofV6 + $blocksOfV6 * self::WIDTHS[2], $boundariesOfV6 );
	}

	/** @param int $number from 1; 0 for none. */
	public function country( int $number ): string {
		$code = $number > 0 ? substr( $this->countries, 2 * $number - 2, 2 ) : '';
		return 1 === preg_match( '/^[A-Z]{2}$/D', $code ) ? $code : '';
	}
}
