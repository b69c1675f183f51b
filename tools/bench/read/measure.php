<?php
/**
 * Reads one route repeatedly as the site's owner: php measure.php SITE_DIR TIMES PATH
 *
 * Prints as JSON how long each reading took in milliseconds, and how much memory and how many statements it needed; null if
 * there is no such route. Without a PATH it prints what WordPress without the plugin needs for an empty request.
 */

declare(strict_types=1);

$_SERVER['HTTP_HOST']   = '127.0.0.1';
$_SERVER['REQUEST_URI'] = '/';

/** @var list<string> $argv */
$times = (int) ( $argv[2] ?? 1 );
$path  = $argv[3] ?? '';

// A value set here before WordPress loads becomes a filter.
$GLOBALS['wp_filter'] = '' !== $path ? array() : array(
	'pre_option_active_plugins' => array(
		10 => array(
			array(
				'function'      => static fn(): array => array(),
				'accepted_args' => 0,
			),
		),
	),
);
require $argv[1] . '/wp-load.php';

wp_set_current_user( 1 );
add_action(
	'rest_api_init',
	static function (): void {
		register_rest_route(
			'uf-bench/v1',
			'/nothing',
			array(
				'methods'             => 'GET',
				'permission_callback' => '__return_true',
				'callback'            => static fn(): WP_REST_Response => new WP_REST_Response( array() ),
			)
		);
	}
);

/** @var wpdb $wpdb */
global $wpdb;
$address = (array) parse_url( '' === $path ? '/uf-bench/v1/nothing' : $path );
$took    = array();
$asked   = 0;
parse_str( (string) ( $address['query'] ?? '' ), $query );

for ( $i = 0; $i < $times; ++$i ) {
	wp_cache_flush_runtime(); // Each request starts with an empty cache.
	$before  = $wpdb->num_queries;
	$start   = hrtime( true );
	$request = new WP_REST_Request( 'GET', (string) ( $address['path'] ?? '/' ) );
	$request->set_query_params( $query );
	$answer = rest_do_request( $request );
	$body   = (string) wp_json_encode( $answer->get_data() );
	$took[] = ( hrtime( true ) - $start ) / 1e6;
	$asked  = $wpdb->num_queries - $before;

	if ( 404 === $answer->get_status() && str_contains( $body, 'rest_no_route' ) ) {
		echo 'null';
		exit;
	}
	if ( 200 !== $answer->get_status() ) {
		fwrite( STDERR, "$path answered {$answer->get_status()}: $body\n" );
		exit( 1 );
	}
}

echo wp_json_encode(
	array(
		'ms'      => $took,
		'bytes'   => memory_get_peak_usage(),
		'queries' => $asked,
	)
);
