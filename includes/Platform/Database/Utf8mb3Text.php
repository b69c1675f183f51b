<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Database;

use UserFeedback\Platform\Rest\Problem\StorageFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Text for tables that a host has converted to three-byte `utf8`, which can't store emoji. As in WordPress, they are stored as
 * `&#x1f44d;`. An invisible word joiner before it distinguishes them from the same characters typed by a user.
 */
final class Utf8mb3Text {

	private const MARK = "\u{2060}&#x";

	/** MySQL's numbers for "Incorrect string value" and, for the longer form, "Data too long"; 0 if wpdb sent no query. */
	private const REFUSALS = array( 0, 1366, 1406 );

	/** Returns true if an error concerns only the text, so that a transaction may continue. */
	public static function isRefusal( int $error ): bool {
		return in_array( $error, self::REFUSALS, true );
	}

	/**
	 * @param callable(list<scalar|null>): int $write
	 * @param list<scalar|null>                $values
	 * @param callable(): bool                 $isRefusal true if the last write failed because of its text.
	 * @throws StorageFailed
	 */
	public static function retried( callable $write, array $values, callable $isRefusal ): int {
		try {
			return $write( $values );
		} catch ( StorageFailed $problem ) {
			foreach ( array( false, true ) as $isShort ) {
				$narrow = $isRefusal() ? self::encoded( $values, $isShort ) : null;
				if ( null === $narrow ) {
					break;
				}
				try {
					return $write( $narrow );
				} catch ( StorageFailed $failure ) {
					$problem = $failure;
				}
			}
			throw $problem;
		}
	}

	/**
	 * @param list<scalar|null> $values
	 * @param bool              $isShort keeps the length if the column can't hold more: emoji become a replacement character.
	 * @return list<scalar|null>|null null if none has a four-byte character.
	 */
	private static function encoded( array $values, bool $isShort = false ): ?array {
		$encoded = array_map(
			static fn( mixed $value ): mixed => ! is_string( $value ) ? $value : preg_replace_callback(
				'/[\x{10000}-\x{10FFFF}]/u',
				static fn( array $found ): string => $isShort ? "\u{FFFD}" : self::MARK . dechex( self::number( $found[0] ) ) . ';',
				$value
			) ?? $value,
			$values
		);
		return $encoded === $values ? null : $encoded;
	}

	/**
	 * @param list<array<string, string|null>> $rows
	 * @return list<array<string, string|null>>
	 */
	public static function decoded( array $rows ): array {
		foreach ( $rows as $at => $row ) {
			foreach ( $row as $column => $value ) {
				if ( null !== $value && str_contains( $value, self::MARK ) ) {
					$rows[ $at ][ $column ] = self::text( $value );
				}
			}
		}
		return $rows;
	}

	private static function text( string $value ): string {
		return preg_replace_callback(
			'/' . self::MARK . '([0-9a-f]{5,6});/',
			static fn( array $found ): string => html_entity_decode( "&#x$found[1];", ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
			$value
		) ?? $value;
	}

	/** Returns the code point of a four-byte character; not every server has mbstring. */
	private static function number( string $character ): int {
		[ $a, $b, $c, $d ] = array_map( 'ord', str_split( $character ) );
		return ( ( $a & 0x07 ) << 18 ) | ( ( $b & 0x3f ) << 12 ) | ( ( $c & 0x3f ) << 6 ) | ( $d & 0x3f );
	}
}
