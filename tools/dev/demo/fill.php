<?php
/**
 * Fills a new site with a small shop's data after three months: pages, surveys, responses, a journal with its readers' ratings,
 * and a month of clicks.
 *
 * php tools/dev/demo/fill.php SITE_DIR [RESPONSES]
 *
 * It uses only the plugin's own services. The same number gives the same content, counted from today.
 */

declare(strict_types=1);

use UserFeedback\DemoContent\Dice;
use UserFeedback\DemoContent\Fill;
use UserFeedback\DemoContent\Surveys;
use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Plugin;

$_SERVER['HTTP_HOST']   = '127.0.0.1';
$_SERVER['REQUEST_URI'] = '/';

/** @var list<string> $argv */
$site = $argv[1] ?? '';
if ( ! is_file( "$site/wp-load.php" ) ) {
	fwrite( STDERR, "There is no WordPress in '$site'. Usage: php tools/dev/demo/fill.php SITE_DIR [RESPONSES]\n" );
	exit( 1 );
}
require "$site/wp-load.php";

foreach ( (array) glob( __DIR__ . '/[A-Z]*.php' ) as $file ) {
	require $file;
}

$surveys = new Surveys();
if ( ! $surveys->areNone() ) {
	echo "  this site has surveys already, so it is left as it is\n";
	exit( 0 );
}
$started = microtime( true );
$edition = Plugin::get( CurrentEdition::class )->get();
$counts  = ( new Fill( $surveys, $edition, new Dice( 20261121 ) ) )->with( max( 0, (int) ( $argv[2] ?? 5000 ) ) );

printf(
	"  %s in %.1f s\n",
	implode( ', ', array_map( static fn( string $what, int $count ): string => "$count $what", array_keys( $counts ), $counts ) ),
	microtime( true ) - $started
);
