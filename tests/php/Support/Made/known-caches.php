<?php
declare(strict_types=1);

use UserFeedback\Tests\Support\Made\KnownCaches;

/**
 * Functions with the names that page caches use for purging their pages; the plugins themselves are not in any package
 * registry.
 */

function wp_cache_clear_cache(): void {
	KnownCaches::drop( __FUNCTION__ );
}

function w3tc_flush_all(): void {
	KnownCaches::drop( __FUNCTION__ );
}

function rocket_clean_domain(): void {
	KnownCaches::drop( __FUNCTION__ );
}

function sg_cachepress_purge_cache(): void {
	KnownCaches::drop( __FUNCTION__ );
}

function WP_Optimize(): KnownCaches {
	return new KnownCaches();
}
