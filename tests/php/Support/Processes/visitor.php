<?php
/**
 * One of many simultaneous visitors: answers a survey under each of the given ids, and sometimes counts pending responses as
 * the end of a request does.
 *
 * php visitor.php SITE_DIR SURVEY_ID IDS.json: prints `ready`, waits for a line, and then prints a line `id of the visitor` TAB
 * `id of the response` for each.
 */

declare(strict_types=1);

use UserFeedback\Platform\Clock;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counting\ResponseProcessor;
use UserFeedback\Responses\Storage\NewResponse;
use UserFeedback\Responses\Storage\ResponseRepository;
use UserFeedback\Responses\Storage\SubmittedPage;
use UserFeedback\Responses\Submit\AnswerRules;
use UserFeedback\Responses\Submit\Impressions\ImpressionRepository;
use UserFeedback\Surveys\Storage\SurveyRepository;

/** @var list<string> $argv */
[ , $dir, $surveyId, $idsFile ] = $argv;

$_SERVER['HTTP_HOST']   = '127.0.0.1';
$_SERVER['REQUEST_URI'] = '/';
require $dir . '/wp-load.php';

$survey = Plugin::get( SurveyRepository::class )->get( (int) $surveyId );
/** @var list<string> $ids */
$ids = json_decode( (string) file_get_contents( $idsFile ), true );
shuffle( $ids );
echo "ready\n";
fgets( STDIN ); // Until all are ready.

foreach ( $ids as $place => $id ) {
	$answers = ( new AnswerRules( $survey->questions ) )->clean(
		array( array( 'question_id' => $survey->questions[0]->id, 'value' => 0 === $place % 2 ? 'Yes' : 'No' ) )
	);
	$stored  = Plugin::get( ResponseRepository::class )->add(
		new NewResponse( $survey->id, $id, $answers, SubmittedPage::of( 0, '', '' ), Plugin::get( Clock::class )->now() )
	) ?? Plugin::get( ResponseRepository::class )->idOf( $survey->id, $id );
	Plugin::get( ImpressionRepository::class )->add( $survey->id, Plugin::get( Clock::class )->day() );
	echo "$id\t$stored\n";
	if ( 0 === $place % 5 ) {
		Plugin::get( ResponseProcessor::class )->run( 50 );
	}
}
