<?php
declare(strict_types=1);

namespace UserFeedback\Pot;

/** The value of a quoted string of PHP source. */
final class Literal {

	private const SIGNS = array(
		'n' => "\n",
		't' => "\t",
		'r' => "\r",
		'v' => "\v",
		'e' => "\e",
		'f' => "\f",
	);

	/** @param string $source with its quotes, and without variables in it. */
	public static function valueOf( string $source ): string {
		$inside = substr( $source, 1, -1 );
		if ( "'" === $source[0] ) {
			return (string) preg_replace( "/\\\\([\\\\'])/", '$1', $inside );
		}
		return (string) preg_replace_callback(
			'/\\\\(?:u\{([0-9A-Fa-f]+)\}|x([0-9A-Fa-f]{1,2})|([0-7]{1,3})|([ntrvef\\\\$"]))/',
			array( self::class, 'unescape' ),
			$inside
		);
	}

	/** @param non-empty-array<int, string> $escape the groups of the pattern above; the last is the one that matched. */
	private static function unescape( array $escape ): string {
		$value = $escape[ count( $escape ) - 1 ] ?? '';
		return match ( count( $escape ) ) {
			2       => (string) mb_chr( (int) hexdec( $value ), 'UTF-8' ),
			3       => chr( (int) hexdec( $value ) ),
			4       => chr( (int) octdec( $value ) & 0xFF ),
			default => self::SIGNS[ $value ] ?? $value,
		};
	}
}
