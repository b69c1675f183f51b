<?php
declare(strict_types=1);

namespace UserFeedback\Collector;

use WP_Translation_Controller;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The site's language for what the collector refuses; loaded only then, because it costs as much as an accepted answer.
 *
 * WordPress has a way of its own for when it is not whole. A translation that came with WordPress's language packs is
 * read, else the plugin's own; where there is none the words are English. The widget shows none of them, it has its own.
 */
final class Words {

	public static function load(): void {
		wp_load_translations_early();
		$locale = get_locale();
		if ( 'en_US' !== $locale ) {
			WP_Translation_Controller::get_instance()->set_locale( $locale );
			foreach ( array( WP_LANG_DIR . '/plugins', dirname( __DIR__, 2 ) . '/languages' ) as $folder ) {
				if ( load_textdomain( 'userfeedback', "$folder/userfeedback-$locale.mo", $locale ) ) {
					return;
				}
			}
		}
	}
}
