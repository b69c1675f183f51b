<?php
declare(strict_types=1);

namespace UserFeedback\Admin\GrowthTools;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Checks if Uncanny Automator was set up, from the data that it stores, without a call to its code or its servers.
 *
 * Its wizard ends by connecting the site, which it stores as the status of a license; newer versions store their options in a
 * table of their own, and may have this one only there. The wizard can be skipped, so a published recipe counts as well: its
 * author needs no wizard.
 */
final class UncannyAutomatorSetup {

	private const STATUS = array( 'uap_automator_free_license_status', 'uap_automator_pro_license_status' );
	private const RECIPE = 'uo-recipe';

	public static function isComplete(): bool {
		foreach ( self::STATUS as $option ) {
			if ( 'valid' === get_option( $option ) ) {
				return true;
			}
		}
		return (bool) get_posts(
			array(
				'post_type'              => self::RECIPE,
				'post_status'            => 'publish',
				'posts_per_page'         => 1,
				'fields'                 => 'ids',
				'suppress_filters'       => true,
				'no_found_rows'          => true,
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false,
			)
		);
	}
}
