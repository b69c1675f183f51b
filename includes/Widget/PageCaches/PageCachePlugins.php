<?php
declare(strict_types=1);

namespace UserFeedback\Widget\PageCaches;

use Throwable;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The page caches of other plugins, with the function that each offers for purging its pages. */
final class PageCachePlugins {

	private const FUNCTIONS = array(
		'wp_cache_clear_cache'      => 'WP Super Cache',
		'w3tc_flush_all'            => 'W3 Total Cache',
		'rocket_clean_domain'       => 'WP Rocket',
		'sg_cachepress_purge_cache' => 'Speed Optimizer',
	);

	private const ACTIONS = array(
		'cache_enabler_clear_complete_cache' => 'Cache Enabler',
		'wpfc_clear_all_cache'               => 'WP Fastest Cache',
		'litespeed_purge_all'                => 'LiteSpeed Cache',
		'jetpack_boost_clear_page_cache_all' => 'Jetpack Boost',
		'rt_nginx_helper_purge_all'          => 'Nginx Helper',
		'breeze_clear_all_cache'             => 'Breeze',
	);

	/** Its own function returns an object. */
	private const OPTIMIZE = 'WP_Optimize';

	/**
	 * Purges all pages of every cache, because a survey may appear on any page. If one cache fails, the others are still
	 * purged.
	 */
	public function drop(): void {
		foreach ( $this->ways() as $drop ) {
			try {
				$drop();
			} catch ( Throwable ) {
				continue; // That plugin's bug; the survey is saved.
			}
		}
	}

	/** @return list<string> names of those that are installed. */
	public function names(): array {
		return array_keys( $this->ways() );
	}

	/** @return array<string, callable(): mixed> by plugin name. */
	private function ways(): array {
		$ways = array();
		foreach ( self::FUNCTIONS as $function => $name ) {
			$drop = self::named( $function );
			if ( null !== $drop ) {
				$ways[ $name ] = $drop;
			}
		}
		foreach ( self::ACTIONS as $action => $name ) {
			if ( false !== has_action( $action ) ) {
				// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- The other plugin's own.
				$ways[ $name ] = static fn() => do_action( $action );
			}
		}
		if ( null !== self::named( self::OPTIMIZE ) ) {
			$ways['WP-Optimize'] = self::dropOfOptimize( ... );
		}
		return $ways;
	}

	/** Returns a function of another plugin, if it exists. */
	private static function named( string $function ): ?callable {
		return is_callable( $function ) ? $function : null;
	}

	private static function dropOfOptimize(): void {
		$get    = self::named( self::OPTIMIZE );
		$plugin = null === $get ? null : $get();
		$pages  = is_object( $plugin ) && method_exists( $plugin, 'get_page_cache' ) ? $plugin->get_page_cache() : null;
		if ( is_object( $pages ) && method_exists( $pages, 'purge' ) ) {
			$pages->purge();
		}
	}
}
