<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Http;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Hosts that the site allows for webhooks although their address is internal or their port unusual. */
final class AllowedHosts {

	public static function have( ExternalUrl $address ): bool {
		$given = defined( 'USERFEEDBACK_WEBHOOK_ALLOWED_HOSTS' ) && is_string( USERFEEDBACK_WEBHOOK_ALLOWED_HOSTS )
			? array_map( 'trim', explode( ',', USERFEEDBACK_WEBHOOK_ALLOWED_HOSTS ) )
			: array();
		/** Allowed servers, each a host or a host and port. */
		$hosts = apply_filters( 'userfeedback_webhook_allowed_hosts', $given );
		return is_array( $hosts ) && in_array( "$address->host:$address->port", self::whole( $hosts, $address ), true );
	}

	/** Checks a port that isn't one of the usual ones. */
	public static function havePort( ExternalUrl $address ): bool {
		$ports = apply_filters( 'http_allowed_safe_ports', array( 80, 443, 8080 ), $address->host, $address->url() ); // WordPress's own.
		return is_array( $ports ) && in_array( (string) $address->port, array_map( 'strval', array_filter( $ports, 'is_scalar' ) ), true );
	}

	/**
	 * Adds a port to each entry: one without it stands for the usual ports.
	 *
	 * @param array<array-key, mixed> $hosts
	 * @return list<string>
	 */
	private static function whole( array $hosts, ExternalUrl $address ): array {
		$whole = array();
		foreach ( array_filter( $hosts, 'is_string' ) as $host ) {
			$host    = strtolower( $host );
			$hasPort = 1 === preg_match( '/[^:]:\d+\z/', $host ) && ( '[' === $host[0] ) === str_contains( $host, ']:' );
			$whole[] = $hasPort || ! self::havePort( $address ) ? $host : "$host:$address->port";
		}
		return $whole;
	}
}
