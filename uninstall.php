<?php
/**
 * WordPress runs this when the plugin is deleted, on a network also where no site has it active any more; a hook is only
 * known to the site that activated the plugin. Like the main file it stays readable by old PHP versions.
 *
 * @package UserFeedback
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

if ( PHP_VERSION_ID < 80100 ) {
	return; // It never ran the plugin, and could not read it.
}

require __DIR__ . '/includes/autoload.php';

UserFeedback\Lifecycle\Uninstaller::uninstall();
