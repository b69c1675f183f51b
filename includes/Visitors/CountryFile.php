<?php
declare(strict_types=1);

namespace UserFeedback\Visitors;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Which country an address is in, out of a file that `npm run geo` made. Little of it is read: a header and some twenty
 * places of a binary search. A file that is missing or damaged knows no country, and breaks nothing.
 *
 * After the header come, of IPv4 and then of IPv6 by its first 48 bits, two tables in order: blocks (all but the last
 * two bytes of a network, and which boundary is the first one in it) and boundaries (those two bytes, and the country
 * that begins there).
 */
final class CountryFile {

	private const PLACE = 2; // Bytes that tell where in its block a network lies.
	private const INDEX = 3; // Bytes that tell the first boundary of a block.

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
		$network = substr( $address->bytes(), 0, 6 );
		return $header->country( $this->beginsBefore( $file, $header->tables( $address->isV4() ), $network ) );
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
	 * @param resource                   $file
	 * @param array{int, int, int, int} $tables where the blocks begin and how many there are; the same of the boundaries.
	 * @return int number of the country; 0 for none.
	 */
	private function beginsBefore( $file, array $tables, string $network ): int {
		[ $blocks, $count, $boundaries, $all ] = $tables;

		$name  = substr( $network, 0, -self::PLACE );
		$width = strlen( $name ) + self::INDEX;
		$block = self::lastUpTo( $file, $blocks, $width, array( 0, $count ), $name );
		if ( $block < 0 ) {
			return 0;
		}
		$row   = self::at( $file, $blocks + $block * $width, 2 * $width );
		$first = self::number( substr( $row, strlen( $name ), self::INDEX ) );
		$end   = $block + 1 < $count ? self::number( substr( $row, $width + strlen( $name ), self::INDEX ) ) : $all;
		$last  = str_starts_with( $row, $name )
			? self::lastUpTo( $file, $boundaries, self::PLACE + 1, array( $first, $end ), substr( $network, -self::PLACE ) )
			: $end - 1;
		return $last < 0 ? 0 : self::number( self::at( $file, $boundaries + $last * ( self::PLACE + 1 ) + self::PLACE, 1 ) );
	}

	/**
	 * The last row whose key is not after this one.
	 *
	 * @param resource       $file
	 * @param array{int, int} $rows the first one to look at, and the one behind the last.
	 * @return int the row before the first, where all keys are after it.
	 */
	private static function lastUpTo( $file, int $table, int $width, array $rows, string $key ): int {
		[ $low, $high ] = $rows;
		while ( $low < $high ) {
			$middle = intdiv( $low + $high, 2 );
			if ( strcmp( self::at( $file, $table + $middle * $width, strlen( $key ) ), $key ) <= 0 ) {
				$low = $middle + 1;
			} else {
				$high = $middle;
			}
		}
		return $low - 1;
	}

	/** @param resource $file */
	private static function at( $file, int $place, int $bytes ): string {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_read_fread -- Twenty places of a file of ours; WP_Filesystem reads whole ones.
		return 0 === fseek( $file, $place ) ? (string) fread( $file, max( 1, $bytes ) ) : '';
	}

	/** As networks write it. */
	private static function number( string $bytes ): int {
		return (int) hexdec( bin2hex( $bytes ) );
	}

	/** @return resource|null */
	private function open() {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_read_fopen -- As above.
		$file = is_file( $this->path ) && is_readable( $this->path ) ? fopen( $this->path, 'rb' ) : false;
		return false === $file ? null : $file;
	}
}
