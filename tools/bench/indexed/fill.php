<?php
/**
 * Fills a new site with the index and the daily counts of a survey's responses over 365 days, without the responses:
 * php fill.php SITE_DIR RESPONSES
 *
 * A few random segments are repeated; each repetition has its own days.
 */

declare(strict_types=1);

use UserFeedback\Bench\RandomSegment;
use UserFeedback\Bench\Surveys;
use UserFeedback\Plugin;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Responses\Counting\CounterDelta;
use UserFeedback\Responses\Counting\CounterRepository;
use UserFeedback\Responses\Index\Bitmaps\Bitmap;
use UserFeedback\Responses\Index\Bitmaps\BitmapRepository;
use UserFeedback\Responses\Index\Bitmaps\Facet;
use UserFeedback\Responses\Index\Bitmaps\OrdinalRepository;
use UserFeedback\Responses\Storage\ResponseStatus;

$_SERVER['HTTP_HOST']   = '127.0.0.1';
$_SERVER['REQUEST_URI'] = '/';

/** @var list<string> $argv */
require $argv[1] . '/wp-load.php';
require dirname( __DIR__ ) . '/fill/Surveys.php';
require __DIR__ . '/RandomSegment.php';

const UF_SEGMENTS = 24;
const UF_DAYS     = 365;

mt_srand( 20261128 );
$db       = Plugin::get( Db::class );
$bitmaps  = Plugin::get( BitmapRepository::class );
$counters = Plugin::get( CounterRepository::class );
$ordinals = Plugin::get( OrdinalRepository::class );
$survey   = ( new Surveys() )->large();
$segments = max( 1, (int) ceil( (int) ( $argv[2] ?? 0 ) / Bitmap::PLACES ) );
$sets     = array();
$noValue  = array(
	Facet::ANSWERED => CounterDelta::ANSWERED,
	Facet::SKIPPED  => CounterDelta::SKIPPED,
);

$ordinals->lock( $survey->id );
for ( $number = 0; $number < $segments; ++$number ) {
	$made = $number % UF_SEGMENTS;
	if ( $number < UF_SEGMENTS ) {
		$sets[ $made ] = ( new RandomSegment( $survey, 0 === $made % 3, 5 === $made && 5 === $number ) )->sets();
		$bitmaps->save( $survey->id, $number, $sets[ $made ] );
	} else {
		$db->write(
			'INSERT INTO {bits} (survey_id, chunk, field, value_key, value, ones, bits)
				SELECT survey_id, %d, field, value_key, value, ones, bits FROM {bits} WHERE survey_id = %d AND chunk = %d AND field <> %s',
			array( $number, $survey->id, $made, Facet::DAY )
		);
	}
	$places = array();
	for ( $place = 0; $place < Bitmap::PLACES; ++$place ) {
		$places[ intdiv( ( $number * Bitmap::PLACES + $place ) * UF_DAYS, $segments * Bitmap::PLACES ) ][] = $place;
	}
	$ofDays  = array();
	$counts  = array();
	$publish = array_column( $sets[ $made ], 'set', 'value' )[ ResponseStatus::PUBLISH->value ];
	foreach ( $places as $at => $ofDay ) {
		$day      = gmdate( 'Y-m-d', time() - ( UF_DAYS - 1 - $at ) * DAY_IN_SECONDS );
		$set      = Bitmap::of( $ofDay );
		$ofDays[] = array(
			'field' => Facet::DAY,
			'key'   => Facet::keyOf( $day ),
			'value' => $day,
			'set'   => $set,
		);
		$in       = $set->and( $publish );
		$counters->addDays(
			array(
				array(
					'survey_id' => $survey->id,
					'day'       => $day,
					'responses' => $in->count(),
					'trashed'   => $set->count() - $in->count(),
				),
			),
			1
		);
		foreach ( $sets[ $made ] as $facet ) {
			if ( ! str_starts_with( $facet['field'], '#' ) && Facet::TEXTS !== $facet['key'] ) {
				$counts[] = array(
					'survey_id'   => $survey->id,
					'question_id' => $facet['field'],
					'day'         => $day,
					'value_key'   => $noValue[ $facet['key'] ] ?? $facet['key'],
					'value'       => $facet['value'],
					'answers'     => $in->countWith( $facet['set'] ),
				);
			}
		}
	}
	$bitmaps->save( $survey->id, $number, $ofDays );
	$counters->addValues( $counts, 1 );
}
$db->write(
	'UPDATE {bit_heads} SET places = %d, folded = %d WHERE survey_id = %d',
	array( $segments * Bitmap::PLACES, $segments * Bitmap::PLACES, $survey->id )
);
printf( "  %s segments, %d bitmaps in the first\n", number_format( $segments ), count( $sets[0] ) );
