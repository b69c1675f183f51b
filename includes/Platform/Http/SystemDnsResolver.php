<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Http;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Uses the system's resolver. Looks up each name once, because a lookup can be slow and the next result can differ. */
final class SystemDnsResolver implements DnsResolver {

	/** @var array<string, list<string>> by name. */
	private array $known = array();

	public function addresses( string $name ): array {
		return $this->known[ $name ] ??= array_values( array_unique( array( ...self::v4( $name ), ...self::v6( $name ) ) ) );
	}

	/** @return list<string> */
	private static function v4( string $name ): array {
		$found = gethostbynamel( $name );
		return false === $found ? array() : $found;
	}

	/** @return list<string> DNS has none for a single-word name. */
	private static function v6( string $name ): array {
		if ( ! str_contains( $name, '.' ) || ! function_exists( 'dns_get_record' ) ) {
			return array();
		}
		// phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- A server that does not answer is a warning.
		$records = @dns_get_record( $name, DNS_AAAA );
		return array_values( array_filter( array_column( false === $records ? array() : $records, 'ipv6' ), 'is_string' ) );
	}
}
