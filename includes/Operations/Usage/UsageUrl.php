<?php
declare(strict_types=1);

namespace UserFeedback\Operations\Usage;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * URL that usage reports are sent to. Empty until the plugin's publisher sets an https URL here. In development
 * (WP_ENVIRONMENT_TYPE is local or development) wp-config.php may set another one, USERFEEDBACK_USAGE_API.
 */
final class UsageUrl {

	private const OF_PUBLISHER = '';

	/** WordPress environment types in which wp-config.php may set another URL. */
	private const OF_DEVELOPERS = array( 'local', 'development' );

	/** Empty if there is none. */
	public static function get(): string {
		return self::of( defined( 'USERFEEDBACK_USAGE_API' ) ? constant( 'USERFEEDBACK_USAGE_API' ) : null, wp_get_environment_type() );
	}

	/** @param mixed $ofSite the value from wp-config.php; null for none. */
	public static function of( mixed $ofSite, string $environment ): string {
		if ( null === $ofSite || ! in_array( $environment, self::OF_DEVELOPERS, true ) ) {
			return self::OF_PUBLISHER;
		}
		return is_string( $ofSite ) && 1 === preg_match( '~\Ahttps?://[^\s/]+~i', $ofSite ) ? $ofSite : '';
	}
}
