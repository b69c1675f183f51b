<?php
/**
 * Prints all data a site stores for the plugin: php stored.php SITE_DIR → {"surveys": [[…]], …, "options": {…}}
 *
 * It loads no plugins, so that the result is comparable across editions.
 */

declare( strict_types=1 );

$_SERVER['HTTP_HOST']   = '127.0.0.1';
$_SERVER['REQUEST_URI'] = '/';
define( 'WP_INSTALLING', true );

/** @var list<string> $argv */
require $argv[1] . '/wp-load.php';

/** @var wpdb $wpdb */
$wpdb   = $GLOBALS['wpdb'];
$stored = array();
foreach ( $wpdb->get_col( 'SHOW TABLES' ) as $table ) {
	if ( null !== $table && str_starts_with( $table, "{$wpdb->prefix}uf_" ) ) {
		$stored[ substr( $table, strlen( "{$wpdb->prefix}uf_" ) ) ] = $wpdb->get_results( "SELECT * FROM $table", ARRAY_N );
	}
}
// Values that are recomputed when needed, and times.
$passing           = array(
	'userfeedback_plan',
	'userfeedback_collector',
	'userfeedback_woken_at',
	'userfeedback_kept_pages',
	'userfeedback_shown',
	'userfeedback_tables_well_at',
);
$stored['options'] = array();
/** @var list<array{option_name: string, option_value: string}> $rows */
$rows = $wpdb->get_results( "SELECT option_name, option_value FROM $wpdb->options WHERE option_name LIKE 'userfeedback_%' ORDER BY option_name", ARRAY_A );
foreach ( $rows as $row ) {
	if ( ! in_array( $row['option_name'], $passing, true ) ) {
		$stored['options'][ $row['option_name'] ] = $row['option_value'];
	}
}
echo wp_json_encode( $stored );
