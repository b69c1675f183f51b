<?php
/**
 * Fills a fresh site with what a small shop would have after three months: pages, surveys, responses.
 *
 * php tools/demo/fill.php SITE_DIR [RESPONSES]
 *
 * Everything goes through the plugin's own services. The same number gives the same content, counted from today.
 */

declare(strict_types=1);

use UserFeedback\Database\Db;
use UserFeedback\DemoContent\Dice;
use UserFeedback\DemoContent\Fill;
use UserFeedback\DemoContent\Pages;
use UserFeedback\DemoContent\Responses;
use UserFeedback\DemoContent\Surveys;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Editions\Feature;
use UserFeedback\Plugin;

$_SERVER['HTTP_HOST']   = '127.0.0.1';
$_SERVER['REQUEST_URI'] = '/';

/** @var list<string> $argv */
$site = $argv[1] ?? '';
if ( ! is_file( "$site/wp-load.php" ) ) {
	fwrite( STDERR, "There is no WordPress in '$site'. Usage: php tools/demo/fill.php SITE_DIR [RESPONSES]\n" );
	exit( 1 );
}
require "$site/wp-load.php";

foreach ( array( 'Dice', 'Visits', 'Sentences', 'Calendar', 'Pages', 'Surveys', 'Responses', 'Fill' ) as $className ) {
	require __DIR__ . "/$className.php";
}

$surveys = new Surveys();
if ( ! $surveys->areNone() ) {
	echo "  this site has surveys already, so it is left as it is\n";
	exit( 0 );
}
$started = microtime( true );
$dice    = new Dice( 20261121 );
$count   = ( new Fill( new Pages(), $surveys, new Responses( $dice ) ) )->with(
	max( 0, (int) ( $argv[2] ?? 5000 ) ),
	Plugin::get( CurrentEdition::class )->get()->allows( Feature::EXTRA_QUESTION_TYPES )
);

printf(
	"  6 pages, %d surveys, %s responses in %.1f s\n",
	count( Plugin::get( Db::class )->rows( 'SELECT id FROM {surveys}' ) ),
	number_format( $count ),
	microtime( true ) - $started
);
