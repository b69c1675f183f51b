<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Visitor;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Finds the IP address that sent a request.
 *
 * Visitors can write any X-Forwarded-For, but not after what a proxy appends to it. So it is read from the end, and only as far
 * back as each hop is one of the owner's proxies. `Forwarded` is not read: a proxy that sets one of the two headers forwards
 * the other unchanged from the visitor.
 */
final class ClientIp {

	/**
	 * @param array<mixed> $server PHP's $_SERVER.
	 * @return IpAddress|null null if the server didn't provide one, as in a terminal.
	 */
	public static function of( array $server, TrustedProxies $proxies ): ?IpAddress {
		$peer   = self::peer( $server );
		$client = $peer;
		$hops   = self::text( $server, 'HTTP_X_FORWARDED_FOR' );
		foreach ( '' === $hops ? array() : array_reverse( explode( ',', $hops ) ) as $hop ) {
			if ( null === $client || ! $proxies->include( $client ) ) {
				break;
			}
			$client = IpAddress::read( $hop );
		}
		return $client ?? $peer;
	}

	/**
	 * Returns the other end of the connection: the visitor, or the last proxy.
	 *
	 * @param array<mixed> $server PHP's $_SERVER.
	 */
	public static function peer( array $server ): ?IpAddress {
		return IpAddress::read( self::text( $server, 'REMOTE_ADDR' ) );
	}

	/** @param array<mixed> $server */
	private static function text( array $server, string $name ): string {
		$value = $server[ $name ] ?? '';
		return is_string( $value ) ? $value : '';
	}
}
