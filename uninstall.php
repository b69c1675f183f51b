<?php
/**
 * WordPress runs this when the plugin is deleted, on a network even if no site has it active anymore; only the site that
 * activated the plugin knows a hook. Like the main file, it must stay readable by old PHP versions.
 *
 * @package UserFeedback
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

if ( PHP_VERSION_ID < 80100 ) {
	return; // This PHP never ran the plugin, and can't parse it.
}

require __DIR__ . '/includes/Platform/autoload.php';

UserFeedback\Lifecycle\Uninstaller::uninstall();
