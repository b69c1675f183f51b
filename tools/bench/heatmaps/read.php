<?php
/** Measures loading times of heatmaps: php read.php SITE_DIR. It prints milliseconds by type of reading. */

declare(strict_types=1);

use UserFeedback\Heatmaps\Reading\ReadHeatmap;
use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Plugin;

$_SERVER['HTTP_HOST']   = '127.0.0.1';
$_SERVER['REQUEST_URI'] = '/';

/** @var list<string> $argv */
require $argv[1] . '/wp-load.php';
wp_set_current_user( 1 );
Addon::HEATMAPS->setActive( true );

/** @var wpdb $wpdb */
$wpdb   = $GLOBALS['wpdb'];
$ufDay  = static fn( int $ago ): string => gmdate( 'Y-m-d', time() - 86_400 * $ago );
$ufRead = Plugin::get( ReadHeatmap::class );
// phpcs:ignore WordPress.DB -- The bench's own.
$ufPages = array_map( 'strval', $wpdb->get_col( "SELECT page FROM {$wpdb->prefix}uf_heatmap_pages ORDER BY views DESC" ) );
$ufTimes = array();
$ufTime  = static function ( string $what, callable $read ) use ( &$ufTimes ): void {
	wp_cache_flush();
	$start = hrtime( true );
	$read();
	$ufTimes[ $what ][] = ( hrtime( true ) - $start ) / 1e6;
};
$ufMap   = static fn( string $page, string $device, int $days ) => $ufRead->run(
	$page,
	array( 'device' => $device, 'from' => $ufDay( $days - 1 ) )
);
$ufList  = static function ( array $query ): void {
	$request = new WP_REST_Request( 'GET', '/userfeedback/v1/heatmaps/pages' );
	$request->set_query_params( $query );
	$answer = rest_get_server()->dispatch( $request );
	if ( 200 !== $answer->get_status() ) {
		throw new RuntimeException( (string) wp_json_encode( $answer->get_data() ) );
	}
};

$ufList( array() ); // Loads what is loaded once only.
foreach ( range( 0, 19 ) as $ufAt ) {
	foreach ( array( 'phone', 'desktop' ) as $ufDevice ) {
		$ufTime( 'the map of 30 days, the most visited page', static fn() => $ufMap( $ufPages[0], $ufDevice, 30 ) );
		$ufTime( 'the map of 30 days, 20 of all pages', static fn() => $ufMap( $ufPages[ 50 * $ufAt ] ?? $ufPages[0], $ufDevice, 30 ) );
		$ufTime( 'the map of 90 days, the most visited page', static fn() => $ufMap( $ufPages[0], $ufDevice, 90 ) );
	}
	$ufTime( 'the list of all time', static fn() => $ufList( array( 'orderby' => 'clicks' ) ) );
	$ufTime( 'the list of all time, searched and by title', static fn() => $ufList( array( 'orderby' => 'title', 'search' => '10' ) ) );
	$ufTime( 'the list of 30 days', static fn() => $ufList( array( 'from' => $ufDay( 29 ) ) ) );
}
echo wp_json_encode( $ufTimes );
