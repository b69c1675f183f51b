<?php
/**
 * Prints as JSON the counts of one survey's results, and the number of differences that a recount finds: php counts.php
 * SITE_DIR SURVEY_ID
 *
 * The results are read first, so that they are as an owner would see them.
 */

declare(strict_types=1);

use UserFeedback\Plugin;
use UserFeedback\Responses\Counting\Recount\RecountSurvey;
use UserFeedback\Responses\Counting\ResponseProcessor;

$_SERVER['HTTP_HOST']   = '127.0.0.1';
$_SERVER['REQUEST_URI'] = '/';

/** @var list<string> $argv */
require $argv[1] . '/wp-load.php';

wp_set_current_user( 1 );
$survey = (int) ( $argv[2] ?? 0 );

$answer = rest_do_request( new WP_REST_Request( 'GET', "/userfeedback/v1/surveys/$survey/results" ) );
if ( 200 !== $answer->get_status() ) {
	throw new RuntimeException( "The results of survey $survey: " . wp_json_encode( $answer->get_data() ) );
}
/** @var array{responses_count: int, question_stats: list<array{total_answers: int, skipped: int}>} $results */
$results = $answer->get_data();
Plugin::get( ResponseProcessor::class )->run();

echo wp_json_encode(
	array(
		'responses'   => $results['responses_count'],
		'answers'     => array_map(
			static fn( array $question ): int => $question['total_answers'] + $question['skipped'],
			$results['question_stats']
		),
		'differences' => Plugin::get( RecountSurvey::class )->survey( $survey ),
	)
);
