<?php
declare(strict_types=1);

namespace UserFeedback\Plugins;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Whether Uncanny Automator was set up, from what it leaves on the site, without a call to its code or its servers.
 *
 * Its wizard ends by connecting the site, which it stores as the status of a license; newer versions keep their options in
 * a table of their own and may have this one there alone. The wizard can be passed over, so a recipe that somebody has
 * published says as much: whoever has one needs no wizard.
 */
final class AutomationSetup {

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
