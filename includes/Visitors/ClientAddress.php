<?php
declare(strict_types=1);

namespace UserFeedback\Visitors;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Who sent a request.
 *
 * A visitor can write any X-Forwarded-For, but cannot write after what a proxy appends to it. So it is read from its
 * end, and only as far back as each hop is a proxy of the owner's. `Forwarded` is not read: a proxy that keeps one of
 * the two headers hands on the other as the visitor wrote it.
 */
final class ClientAddress {

	/**
	 * @param array<mixed> $server what PHP gives as $_SERVER.
	 * @return Address|null null where the server did not say, as on a terminal.
	 */
	public static function of( array $server, TrustedProxies $proxies ): ?Address {
		$peer   = self::peer( $server );
		$client = $peer;
		$hops   = self::text( $server, 'HTTP_X_FORWARDED_FOR' );
		foreach ( '' === $hops ? array() : array_reverse( explode( ',', $hops ) ) as $hop ) {
			if ( null === $client || ! $proxies->include( $client ) ) {
				break;
			}
			$client = Address::read( $hop );
		}
		return $client ?? $peer;
	}

	/**
	 * Who is at the other end of the connection: the visitor, or the last proxy.
	 *
	 * @param array<mixed> $server what PHP gives as $_SERVER.
	 */
	public static function peer( array $server ): ?Address {
		return Address::read( self::text( $server, 'REMOTE_ADDR' ) );
	}

	/** @param array<mixed> $server */
	private static function text( array $server, string $name ): string {
		$value = $server[ $name ] ?? '';
		return is_string( $value ) ? $value : '';
	}
}
