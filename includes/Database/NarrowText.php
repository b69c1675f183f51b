<?php
declare(strict_types=1);

namespace UserFeedback\Database;

use UserFeedback\Contract\Problem\StorageFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Text for tables that a host has converted to three-byte `utf8`, which has no emoji. As WordPress does, they are stored
 * as `&#x1f44d;`; a word joiner before it, which nobody sees, tells them from the same letters that somebody typed.
 */
final class NarrowText {

	private const MARK = "\u{2060}&#x";

	/** "Incorrect string value" and, of the longer form, "Data too long", as MySQL numbers them; 0 where wpdb did not even ask. */
	private const REFUSALS = array( 0, 1366, 1406 );

	/** Whether an error is about the text alone, so that a transaction goes on. */
	public static function isRefusal( int $error ): bool {
		return in_array( $error, self::REFUSALS, true );
	}

	/**
	 * @param callable(list<scalar|null>): int $write
	 * @param list<scalar|null>                $values
	 * @param callable(): bool                 $isRefusal whether the last writing failed for its text.
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
				} catch ( StorageFailed $again ) {
					$problem = $again;
				}
			}
			throw $problem;
		}
	}

	/**
	 * @param list<scalar|null> $values
	 * @param bool              $isShort as long as it was, where the column has no room for more: emoji become a sign for "unknown".
	 * @return list<scalar|null>|null null where none has a character of four bytes.
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

	/** The code point of a character of four bytes; not every server has mbstring. */
	private static function number( string $character ): int {
		[ $a, $b, $c, $d ] = array_map( 'ord', str_split( $character ) );
		return ( ( $a & 0x07 ) << 18 ) | ( ( $b & 0x3f ) << 12 ) | ( ( $c & 0x3f ) << 6 ) | ( $d & 0x3f );
	}
}
