<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Visitor;

use UserFeedback\Platform\Injection\CreatedBy;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Looks up an address's country in a file made by `npm run geo`. Reads only a header, about ten steps of a binary
 * search, and one section. If the file is missing or damaged, countries are unknown and nothing breaks.
 *
 * After the header come, first for IPv4 by its first 24 bits and then for IPv6 by its first 48, three columns: the index with
 * each 128th boundary (its network, and the offset in the third column of the boundaries after it); the country that begins at
 * each boundary, one byte each; and the distance of each other boundary from the previous one, seven bits a byte.
 */
#[CreatedBy( 'shipped' )]
final class CountryFile {

	/** Boundaries per row of the index. */
	public const STEP = 128;

	/** Bytes of a row's offset in the third column. */
	public const OFFSET = 3;

	/** Maximum seven-bit bytes of a distance. */
	private const WIDEST = 7;

	public function __construct( private readonly string $path ) {}

	/** The file that ships with the plugin. */
	public static function shipped(): self {
		return new self( dirname( __DIR__, 3 ) . '/assets/geo/countries.dat' );
	}

	/** @return string two capital letters; empty if unknown. */
	public function of( IpAddress $address ): string {
		$file   = $address->isPublic() ? $this->open() : null; // The lists have countries for some that aren't public.
		$header = null === $file ? null : CountryFileHeader::read( $file );
		if ( null === $file || null === $header ) {
			return '';
		}
		$columns = $header->columns( $address->isV4() );
		return $header->country( $this->beginsBefore( $file, $columns, substr( $address->bytes(), 0, $columns->bytes ) ) );
	}

	/** Checks all of it, which takes a few milliseconds. */
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

	/** Counts how many of these distances in a row fit into `$left`. Floats lose no precision: they hold 53 bits. */
	private static function stepsWithin( string $steps, int|float $left ): int {
		$count = 0;
		$value = 0;
		$scale = 1;
		foreach ( '' === $steps ? array() : str_split( $steps ) as $byte ) { // Before PHP 8.2, str_split( '' ) returns one part.
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
	 * Finds the last row of the index whose network is not after this one.
	 *
	 * @param resource $file
	 * @return int -1 if all are after it.
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

	/** Reads big-endian bytes; a float if PHP's int is too small. */
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
