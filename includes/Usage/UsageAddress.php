<?php
declare(strict_types=1);

namespace UserFeedback\Usage;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Where reports of use go: nowhere, until whoever publishes the plugin puts an https address here. Where developers work
 * (WP_ENVIRONMENT_TYPE is local or development) wp-config.php may name another one, USERFEEDBACK_USAGE_API.
 */
final class UsageAddress {

	private const OF_PUBLISHER = '';

	/** Kinds of environment, as WordPress names them, in which another address may stand in wp-config.php. */
	private const OF_DEVELOPERS = array( 'local', 'development' );

	/** Empty where there is none. */
	public static function get(): string {
		return self::of( defined( 'USERFEEDBACK_USAGE_API' ) ? constant( 'USERFEEDBACK_USAGE_API' ) : null, wp_get_environment_type() );
	}

	/** @param mixed $ofSite what wp-config.php names; null for nothing. */
	public static function of( mixed $ofSite, string $environment ): string {
		if ( null === $ofSite || ! in_array( $environment, self::OF_DEVELOPERS, true ) ) {
			return self::OF_PUBLISHER;
		}
		return is_string( $ofSite ) && 1 === preg_match( '~\Ahttps?://[^\s/]+~i', $ofSite ) ? $ofSite : '';
	}
}
