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

	/** MySQL's numbers for "Incorrect string value" and, for the longer form, "Data too long"; 0 if wpdb sent no query. */
	private const REFUSALS = array( 0, 1366, 1406 );

	/**
	 * Repeats a write without its emoji if they may be why it failed.
	 *
	 * @param callable(list<scalar|null>): int $write
	 * @param list<scalar|null>                $values
	 * @param callable(): (int|null)           $error MySQL's number of the last error; null without a connection.
	 * @throws StorageFailed
	 */
	public static function retried( StorageFailed $problem, callable $write, array $values, callable $error ): int {
		foreach ( array( false, true ) as $isShort ) {
			$narrow = in_array( $error(), self::REFUSALS, true ) ? self::encoded( $values, $isShort ) : null;
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

	/**
	 * @param list<scalar|null> $values
	 * @param bool              $isShort keeps the length if the column can't hold more: emoji become a replacement character.
	 * @return list<scalar|null>|null null if none has a four-byte character.
	 */
	private static function encoded( array $values, bool $isShort = false ): ?array {
		$encoded = array_map(
			static fn( mixed $value ): mixed => ! is_string( $value ) ? $value : preg_replace_callback(
				'/[\x{10000}-\x{10FFFF}]/u',
				static fn( array $found ): string => $isShort ? "\u{FFFD}" : Db::EMOJI_MARK . dechex( self::number( $found[0] ) ) . ';',
				$value
			) ?? $value,
			$values
		);
		return $encoded === $values ? null : $encoded;
	}

	public static function decoded( string $value ): string {
		return preg_replace_callback(
			'/' . Db::EMOJI_MARK . '([0-9a-f]{5,6});/',
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
