<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Secrets;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The secrets in wp-config.php, which a copy of the database doesn't contain. Read as constants, because the collector has no
 * wp_salt(). If one is missing there, WordPress stores it in its options, next to the data that it should protect.
 */
final class ConfigSalts {

	private const NAMES = array(
		'AUTH_KEY',
		'SECURE_AUTH_KEY',
		'LOGGED_IN_KEY',
		'NONCE_KEY',
		'AUTH_SALT',
		'SECURE_AUTH_SALT',
		'LOGGED_IN_SALT',
		'NONCE_SALT',
	);

	/** The placeholder in WordPress's sample file. */
	private const SAMPLE = 'put your unique phrase here';

	/** Returns all of them joined; empty if there is none. */
	public static function all(): string {
		return implode( '', self::own() );
	}

	/** Returns true if the salt of `wp_salt( 'auth' )` is set there. */
	public static function hasAuth(): bool {
		return isset( self::own()['AUTH_KEY'], self::own()['AUTH_SALT'] );
	}

	/** @return array<string, string> those that WordPress accepts: it ignores the placeholder, and a value that is used twice. */
	private static function own(): array {
		$found = array();
		foreach ( self::NAMES as $name ) {
			$salt           = defined( $name ) ? constant( $name ) : '';
			$found[ $name ] = is_string( $salt ) ? $salt : '';
		}
		$times = array_count_values( $found );
		return array_filter( $found, static fn( string $salt ): bool => '' !== $salt && self::SAMPLE !== $salt && 1 === $times[ $salt ] );
	}
}
