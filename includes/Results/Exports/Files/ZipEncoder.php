<?php
declare(strict_types=1);

namespace UserFeedback\Results\Exports\Files;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The bytes of a ZIP file, written front to back: values that aren't known when an entry begins follow it. Its timestamps are
 * fixed, so that the same rows make the same file.
 */
final class ZipEncoder {

	/** January 1, 1980, the first date that the format supports. */
	private const TIME = "\x00\x00\x21\x00";

	/** Sizes follow behind the entry; names are UTF-8; deflated. */
	private const MANNER = "\x14\x00\x08\x08\x08\x00";

	public static function begin( string $name ): string {
		return "PK\x03\x04" . self::MANNER . self::TIME . pack( 'VVVvv', 0, 0, 0, strlen( $name ), 0 ) . $name;
	}

	/** Returns a part of an entry. Each part is independent, so that another process can write the next. */
	public static function piece( string $bytes ): string {
		$deflate = deflate_init( ZLIB_ENCODING_RAW, array( 'level' => 6 ) );
		return false === $deflate ? '' : (string) deflate_add( $deflate, $bytes, ZLIB_FULL_FLUSH );
	}

	/** Ends an entry. */
	public static function lastPiece(): string {
		return "\x03\x00";
	}

	public static function end( int $checksum, int $packed, int $size ): string {
		return "PK\x07\x08" . pack( 'VVV', $checksum, $packed, $size );
	}

	/**
	 * Returns the list of all entries, which ends the file.
	 *
	 * @param list<array{name: string, at: int, checksum: int, packed: int, size: int}> $entries
	 */
	public static function directory( array $entries, int $at ): string {
		$list = '';
		foreach ( $entries as $entry ) {
			$list .= "PK\x01\x02\x14\x00" . self::MANNER . self::TIME
				. pack( 'VVV', $entry['checksum'], $entry['packed'], $entry['size'] )
				. pack( 'vvvvvVV', strlen( $entry['name'] ), 0, 0, 0, 0, 0, $entry['at'] )
				. $entry['name'];
		}
		return $list . "PK\x05\x06" . pack( 'vvvvVVv', 0, 0, count( $entries ), count( $entries ), strlen( $list ), $at, 0 );
	}
}
