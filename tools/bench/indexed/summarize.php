<?php
/**
 * Stores the counts of all complete segments, as cron does in many runs: php summarize.php SITE_DIR
 *
 * A segment of one day that repeats another one gets a copy of its counts.
 */

declare(strict_types=1);

use UserFeedback\Plugin;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Responses\Index\Bitmaps\Facet;
use UserFeedback\Responses\Index\Counts\SummarizeSegments;

$_SERVER['HTTP_HOST']   = '127.0.0.1';
$_SERVER['REQUEST_URI'] = '/';

/** @var list<string> $argv */
require $argv[1] . '/wp-load.php';

/** As in fill.php. */
const UF_SEGMENTS = 24;

$db      = Plugin::get( Db::class );
$counted = array_flip( array_map( 'intval', array_column( $db->rows( 'SELECT DISTINCT chunk FROM {facet_counts}' ), 'chunk' ) ) );
$days    = array();
foreach ( $db->rows( 'SELECT chunk, value FROM {bits} WHERE field = %s', array( Facet::DAY ) ) as $row ) {
	$days[ (int) $row['chunk'] ][] = (string) $row['value'];
}
$models = array();
$times  = array();
foreach ( $days as $number => $ofSegment ) {
	$made  = $number % UF_SEGMENTS;
	$model = $models[ $made ] ?? null;
	if ( isset( $counted[ $number ] ) ) {
		continue;
	}
	if ( null !== $model && 1 === count( $ofSegment ) && 5 !== $made ) { // The sixth differs from its repetitions.
		$db->write(
			'INSERT INTO {facet_counts} (survey_id, field, value_key, chunk, counts)
				SELECT survey_id, field, value_key, %d, REPLACE(counts, %s, %s) FROM {facet_counts}
				WHERE survey_id = 1 AND chunk = %d AND field <> %s',
			array( $number, $days[ $model ][0], $ofSegment[0], $model, '#facets' )
		);
		continue;
	}
	$start = microtime( true );
	Plugin::get( SummarizeSegments::class )->segment( 1, $number );
	$times[] = microtime( true ) - $start;
	if ( 1 === count( $ofSegment ) ) {
		$models[ $made ] = $number;
	}
}
if ( array() !== $times ) {
	sort( $times );
	printf(
		"  counted %d segments, %.2f s each, %.0f MB of memory at most\n",
		count( $times ),
		$times[ intdiv( count( $times ), 2 ) ],
		memory_get_peak_usage() / 1048576
	);
}
