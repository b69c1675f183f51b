<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Schema;

use DateTimeImmutable;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The few JSON Schema formats that the contract uses. */
final class StringFormat {

	private const UUID   = '/\A[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\z/';
	private const MOMENT = '/\A\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?(Z|[+-]\d{2}:\d{2})\z/';

	public static function fits( string $format, string $value ): bool {
		return match ( $format ) {
			'uuid'      => 1 === preg_match( self::UUID, $value ),
			'date'      => self::isDay( $value ),
			'date-time' => 1 === preg_match( self::MOMENT, $value )
				&& self::isDay( substr( $value, 0, 10 ) )
				&& false !== strtotime( $value ),
			'uri'       => self::isWebAddress( $value ),
			'email'     => self::isEmail( $value ),
			'colour'    => 1 === preg_match( '/\A#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})\z/', $value ),
			default     => false,
		};
	}

	/** Standard ASCII address pattern, as in browsers' own email fields, with at least one dot in the domain. */
	public static function isEmail( string $value ): bool {
		return 1 === preg_match(
			'/\A[A-Za-z0-9.!#$%&\'*+\/=?^_`{|}~-]{1,64}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\z/',
			$value
		);
	}

	/**
	 * Returns the address with an encoded domain (`xn--mnchen-3ya.de`), because Firefox and Safari don't encode it, and without
	 * the invisible characters that come with pasted text. They would become part of the encoded domain.
	 */
	public static function asciiEmail( string $address ): string {
		if ( 1 !== preg_match( '/[^\x00-\x7F]/', $address ) ) {
			return $address;
		}
		$address = OwnerText::plain( $address );
		$at      = strrpos( $address, '@' );
		return false === $at ? $address : substr( $address, 0, $at + 1 ) . Punycode::domain( substr( $address, $at + 1 ) );
	}

	private static function isDay( string $value ): bool {
		$day = DateTimeImmutable::createFromFormat( '!Y-m-d', $value );
		return false !== $day && $day->format( 'Y-m-d' ) === $value;
	}

	private static function isWebAddress( string $value ): bool {
		if ( 1 === preg_match( '/[\s<>"\'\\\\]/', $value ) ) {
			return false;
		}
		// phpcs:ignore WordPress.WP.AlternativeFunctions.parse_url_parse_url -- The contract calls no WordPress function; the address is only looked at.
		$parts = parse_url( $value );
		return is_array( $parts )
			&& isset( $parts['scheme'], $parts['host'] )
			&& in_array( strtolower( $parts['scheme'] ), array( 'http', 'https' ), true );
	}
}
