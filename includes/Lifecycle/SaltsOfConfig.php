<?php
declare(strict_types=1);

namespace UserFeedback\Lifecycle;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The secrets that stand in wp-config.php, where a copy of the database has them not. Read as constants, because the
 * collector has no wp_salt(). What a site lacks there, WordPress keeps in its options, beside what it is to protect.
 */
final class SaltsOfConfig {

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

	/** What WordPress's sample has in their places. */
	private const SAMPLE = 'put your unique phrase here';

	/** All of them together; empty where there is none. */
	public static function all(): string {
		return implode( '', self::own() );
	}

	/** Whether what WordPress calls by this name, as in `wp_salt( 'auth' )`, comes from there. */
	public static function has( string $scheme ): bool {
		$name = strtoupper( $scheme );
		return isset( self::own()[ "{$name}_KEY" ], self::own()[ "{$name}_SALT" ] );
	}

	/** @return array<string, string> those that WordPress takes too: it passes over the sample's, and over one that stands there twice. */
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
