<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Collector;

use WP_Translation_Controller;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The site's language for the collector's errors. Loaded only when needed, because it costs as much as an accepted response.
 *
 * WordPress can translate even when it is partly loaded. A translation from its language packs is used first, then the plugin's
 * own, then English. The widget shows none of these texts, because it has its own.
 */
final class CollectorTranslations {

	public static function load(): void {
		wp_load_translations_early();
		$locale = get_locale();
		if ( 'en_US' !== $locale ) {
			WP_Translation_Controller::get_instance()->set_locale( $locale );
			foreach ( array( WP_LANG_DIR . '/plugins', dirname( __DIR__, 3 ) . '/languages' ) as $folder ) {
				if ( load_textdomain( 'userfeedback', "$folder/userfeedback-$locale.mo", $locale ) ) {
					return;
				}
			}
		}
	}
}
