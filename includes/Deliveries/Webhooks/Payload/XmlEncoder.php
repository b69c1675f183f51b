<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Webhooks\Payload;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Writes XML elements: several choices become elements of the same name, several answers are inside a named parent. */
final class XmlEncoder {

	/** Characters other than those that XML 1.0 allows; there is no way to write them. */
	private const FORBIDDEN = '/[^\x09\x0A\x0D\x20-\x{D7FF}\x{E000}-\x{FFFD}\x{10000}-\x{10FFFF}]/u';

	/** Characters that can start a name; without the colon, which would make it a namespace. */
	private const FIRST = 'A-Z_a-z\x{C0}-\x{D6}\x{D8}-\x{F6}\x{F8}-\x{2FF}\x{370}-\x{37D}\x{37F}-\x{1FFF}\x{200C}-\x{200D}'
		. '\x{2070}-\x{218F}\x{2C00}-\x{2FEF}\x{3001}-\x{D7FF}\x{F900}-\x{FDCF}\x{FDF0}-\x{FFFD}\x{10000}-\x{EFFFF}';

	private const OTHER = self::FIRST . '0-9.\x{B7}\x{300}-\x{36F}\x{203F}-\x{2040}-';

	/** @param array<array-key, mixed> $data */
	public static function of( array $data ): string {
		return '<?xml version="1.0" encoding="UTF-8"?>' . "\n" . self::element( 'event', $data ) . "\n";
	}

	/** @param array<array-key, mixed> $data */
	private static function children( array $data ): string {
		$xml = '';
		foreach ( $data as $key => $value ) {
			foreach ( self::areChoices( $value ) ? $value : array( $value ) as $one ) {
				$xml .= self::element( (string) $key, $one );
			}
		}
		return $xml;
	}

	/** @phpstan-assert-if-true array<array-key, mixed> $value */
	private static function areChoices( mixed $value ): bool {
		return is_array( $value ) && array() !== $value && array_is_list( $value ) && array() === array_filter( $value, 'is_array' );
	}

	private static function element( string $key, mixed $value ): string {
		$name   = self::name( $key );
		$opened = $name === $key ? $name : $name . ' key="' . self::text( $key ) . '"';
		$inner  = match ( true ) {
			is_bool( $value )  => $value ? 'true' : 'false',
			is_array( $value ) => array_is_list( $value ) ? self::answers( $value ) : self::children( $value ),
			default            => is_scalar( $value ) ? self::text( (string) $value ) : '',
		};
		return "<$opened>$inner</$name>";
	}

	/** @param list<mixed> $answers */
	private static function answers( array $answers ): string {
		return implode( '', array_map( static fn( mixed $one ): string => self::element( 'answer', $one ), $answers ) );
	}

	/** Uses the owner's name if it is valid; otherwise the closest valid one, with the original in an attribute. */
	private static function name( string $key ): string {
		$name = (string) preg_replace( '/[^' . self::OTHER . ']/u', '_', $key );
		return 1 === preg_match( '/\A(?!xml)[' . self::FIRST . ']/iu', $name ) ? $name : "_$name";
	}

	private static function text( string $text ): string {
		return htmlspecialchars( (string) preg_replace( self::FORBIDDEN, '', $text ), ENT_QUOTES | ENT_XML1, 'UTF-8' );
	}
}
