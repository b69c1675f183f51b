<?php
declare(strict_types=1);

namespace UserFeedback\Visitors;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Which country an address is in, out of a file that `npm run geo` made. Little of it is read: a header, some ten places of
 * a binary search and one stretch. A file that is missing or damaged knows no country, and breaks nothing.
 *
 * After the header come, of IPv4 by its first 24 bits and then of IPv6 by its first 48, three columns: the index, which has each 128th
 * boundary (its network, and where in the third column those behind it begin), the country that begins at each boundary,
 * a byte each, and how far each of the others is from the one before it, by seven bits a byte.
 */
final class CountryFile {

	private const STEP   = CountryFileHeader::STEP;
	private const OFFSET = CountryFileHeader::OFFSET;

	/** Bytes of seven bits that a distance has at most. */
	private const WIDEST = 7;

	public function __construct( private readonly string $path ) {}

	/** The one that comes with the plugin. */
	public static function shipped(): self {
		return new self( dirname( __DIR__, 2 ) . '/assets/geo/countries.dat' );
	}

	/** @return string two capital letters; empty where nobody knows. */
	public function of( Address $address ): string {
		$file   = $address->isPublic() ? $this->open() : null; // The lists have countries for some that are not.
		$header = null === $file ? null : CountryFileHeader::read( $file );
		if ( null === $file || null === $header ) {
			return '';
		}
		$columns = $header->columns( $address->isV4() );
		return $header->country( $this->beginsBefore( $file, $columns, substr( $address->bytes(), 0, $columns->bytes ) ) );
	}

	/** Reads all of it, which takes some milliseconds. */
	public function isWhole(): bool {
		$file   = $this->open();
		$header = null === $file ? null : CountryFileHeader::read( $file );
		if ( null === $file || null === $header ) {
			return false;
		}
		$sum = hash_init( 'crc32b' );
		fseek( $file, $header->length );
		hash_update_stream( $sum, $file );
		return hash_equals( $header->checksum, hash_final( $sum ) );
	}

	/**
	 * @param resource $file
	 * @return int number of the country; 0 for none.
	 */
	private function beginsBefore( $file, CountryColumns $columns, string $network ): int {
		$row = self::lastUpTo( $file, $columns, $network );
		if ( $row < 0 ) {
			return 0;
		}
		$width  = $columns->bytes + self::OFFSET;
		$rows   = self::at( $file, $columns->index + $row * $width, 2 * $width );
		$first  = (int) self::number( substr( $rows, $columns->bytes, self::OFFSET ) );
		$isLast = ( $row + 1 ) * self::STEP >= $columns->boundaries;
		$behind = $isLast ? $columns->length : (int) self::number( substr( $rows, $width + $columns->bytes, self::OFFSET ) );
		$length = $behind - $first;
		if ( $length < 0 || $length > self::STEP * self::WIDEST ) {
			return 0; // A damaged file.
		}
		$steps = 0 === $length ? '' : self::at( $file, $columns->steps + $first, $length );
		$left  = self::number( $network ) - self::number( substr( $rows, 0, $columns->bytes ) );
		return ord( self::at( $file, $columns->countries + $row * self::STEP + self::stepsWithin( $steps, $left ), 1 ) );
	}

	/** How many of these distances, one after the other, are not longer than this. Of floats no bit is lost: they hold 53. */
	private static function stepsWithin( string $steps, int|float $left ): int {
		$count = 0;
		$value = 0;
		$scale = 1;
		foreach ( '' === $steps ? array() : str_split( $steps ) as $byte ) { // Before PHP 8.2 nothing splits into one part.
			$bits   = ord( $byte );
			$value += $scale * ( $bits % 128 );
			if ( $bits >= 128 ) {
				$scale *= 128;
				continue;
			}
			$left -= $value;
			if ( $left < 0 ) {
				break;
			}
			++$count;
			$value = 0;
			$scale = 1;
		}
		return $count;
	}

	/**
	 * The last row of the index whose network is not after this one.
	 *
	 * @param resource $file
	 * @return int -1 where all are after it.
	 */
	private static function lastUpTo( $file, CountryColumns $columns, string $network ): int {
		$low  = 0;
		$high = (int) ceil( $columns->boundaries / self::STEP );
		while ( $low < $high ) {
			$middle = intdiv( $low + $high, 2 );
			$place  = $columns->index + $middle * ( $columns->bytes + self::OFFSET );
			if ( strcmp( self::at( $file, $place, $columns->bytes ), $network ) <= 0 ) {
				$low = $middle + 1;
			} else {
				$high = $middle;
			}
		}
		return $low - 1;
	}

	/** @param resource $file */
	private static function at( $file, int $place, int $bytes ): string {
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- A dozen places of a file of ours; WP_Filesystem reads whole ones.
		return 0 === fseek( $file, $place ) ? (string) fread( $file, max( 1, $bytes ) ) : '';
	}

	/** As networks write it; a float where an int of this PHP is too small. */
	private static function number( string $bytes ): int|float {
		return hexdec( bin2hex( $bytes ) );
	}

	/** @return resource|null */
	private function open() {
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- As above.
		$file = is_file( $this->path ) && is_readable( $this->path ) ? fopen( $this->path, 'rb' ) : false;
		return false === $file ? null : $file;
	}
}
