<?php
/**
 * A worker that aggregates visits, of heatmaps or to surveys: php folding.php SITE_DIR NTH heatmaps|surveys. It prints `at it`,
 * waits for a line, or the end of its input, and then prints how many visits it aggregated. With NTH it kills itself when it is
 * about to send its NTH write statement, or right after its last one.
 */

declare(strict_types=1);

use UserFeedback\Heatmaps\Aggregation\AggregateVisits;
use UserFeedback\Plugin;
use UserFeedback\Responses\Visits\SumVisits;

/** @var list<string> $argv */
[ , $ufDir, $ufNth, $ufOf ] = $argv;

$_SERVER['HTTP_HOST']   = '127.0.0.1';
$_SERVER['REQUEST_URI'] = '/';
require "$ufDir/wp-load.php";

$ufWrites = 0;
add_filter(
	'query',
	static function ( string $sql ) use ( $ufNth, &$ufWrites ): string {
		if ( 1 === preg_match( '/\A\s*(INSERT|UPDATE|DELETE|COMMIT)/', $sql ) && ++$ufWrites === (int) $ufNth ) {
			posix_kill( posix_getpid(), SIGKILL );
		}
		return $sql;
	}
);
echo "at it\n";
flush();
fgets( STDIN );
echo Plugin::get( 'surveys' === $ufOf ? SumVisits::class : AggregateVisits::class )->run( 20.0 ), "\n";
