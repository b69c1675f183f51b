<?php
declare(strict_types=1);

namespace UserFeedback\Lifecycle;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Works on each site of a network, which may have thousands. */
final class EachSite {

	/** Sites after which WordPress's memory of their options is freed. */
	private const BATCH = 100;

	/** @param callable(): void $work on the current site. */
	public static function run( callable $work ): void {
		foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $count => $siteId ) {
			switch_to_blog( (int) $siteId );
			$work();
			restore_current_blog();
			if ( self::BATCH - 1 === $count % self::BATCH && wp_cache_supports( 'flush_runtime' ) ) {
				wp_cache_flush_runtime();
			}
		}
	}
}
