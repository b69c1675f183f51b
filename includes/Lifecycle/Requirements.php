<?php
declare(strict_types=1);

namespace UserFeedback\Lifecycle;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Checks the requirements without which the plugin doesn't start. PHP's version is checked before any class can be loaded. */
final class Requirements {

	private const WORDPRESS = '6.6';

	/** The older product's plugins, which use the same admin pages and REST namespace. */
	private const OLDER = array( 'userfeedback-lite/userfeedback.php', 'userfeedback-premium/userfeedback-premium.php' );

	public static function areMet(): bool {
		return self::isWordPressNewEnough()
			&& self::hasMultibyte()
			&& array() === array_intersect( self::OLDER, self::activePlugins() );
	}

	/** Shows the message to the owner; only once WordPress knows the user's language, which is after all plugins are loaded. */
	public static function printProblem(): void {
		wp_admin_notice( esc_html( self::problem() ), array( 'type' => 'error' ) );
	}

	private static function problem(): string {
		if ( ! self::isWordPressNewEnough() ) {
			return sprintf(
				/* translators: 1: version that is needed. 2: version of this site. */
				__( 'UserFeedback requires WordPress %1$s or newer. This site runs WordPress %2$s.', 'userfeedback' ),
				self::WORDPRESS,
				get_bloginfo( 'version' )
			);
		}
		return self::hasMultibyte()
			? __(
				'UserFeedback isn’t running, because another UserFeedback plugin is active. To use this one, deactivate the other plugin; both keep their data.',
				'userfeedback'
			)
			: __(
				'UserFeedback requires the PHP extension mbstring, which this server doesn’t have. Ask your host to enable it.',
				'userfeedback'
			);
	}

	/** Needed to search, send and export text; WordPress has fallbacks only for a small part of it. */
	private static function hasMultibyte(): bool {
		return function_exists( 'mb_strtolower' );
	}

	private static function isWordPressNewEnough(): bool {
		return version_compare( get_bloginfo( 'version' ), self::WORDPRESS, '>=' );
	}

	/** @return list<string> */
	private static function activePlugins(): array {
		$ofSite    = get_option( 'active_plugins', array() );
		$ofNetwork = is_multisite() ? get_site_option( 'active_sitewide_plugins', array() ) : array();

		return array_values(
			array_filter(
				array_merge( is_array( $ofSite ) ? $ofSite : array(), is_array( $ofNetwork ) ? array_keys( $ofNetwork ) : array() ),
				'is_string'
			)
		);
	}
}
