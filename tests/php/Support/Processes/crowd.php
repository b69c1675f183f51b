<?php
/**
 * One of many visitors behind the same address: sends a survey a response under each of the given ids, each time with another
 * forwarded address and every other time from a phone, all within one minute.
 *
 * php crowd.php SITE_DIR SURVEY_ID IDS.json MOMENT [RATE_LIMIT]: prints `ready`, waits for a line, and then prints the status of
 * each on a line.
 */

declare(strict_types=1);

use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Rest\Problem\Problem;
use UserFeedback\Plugin;
use UserFeedback\Responses\Submit\Submission;
use UserFeedback\Responses\Submit\SubmitResponse;
use UserFeedback\Responses\Submit\WriteToken;
use UserFeedback\Surveys\Storage\SurveyRepository;

/** @var list<string> $argv */
[ , $dir, $surveyId, $idsFile, $moment ] = $argv;

if ( isset( $argv[5] ) ) {
	define( 'USERFEEDBACK_RATE_LIMIT', $argv[5] );
}
$_SERVER['HTTP_HOST']   = '127.0.0.1';
$_SERVER['REQUEST_URI'] = '/';
$_SERVER['REMOTE_ADDR'] = '203.0.113.9';
require $dir . '/wp-load.php';

Plugin::get( Clock::class )->stopAt( new DateTimeImmutable( $moment ) );
$survey = Plugin::get( SurveyRepository::class )->get( (int) $surveyId );
$submit = Plugin::get( SubmitResponse::class );
$nonce  = Plugin::get( WriteToken::class )->of( $survey->id );
/** @var list<string> $ids */
$ids = json_decode( (string) file_get_contents( $idsFile ), true );
echo "ready\n";
fgets( STDIN ); // Until all are ready.

foreach ( $ids as $place => $id ) {
	$_SERVER['HTTP_X_FORWARDED_FOR'] = '198.51.100.' . ( $place % 250 );
	$answers                         = array( array( 'question_id' => $survey->questions[0]->id, 'value' => 'Yes' ) );
	$page                            = array( 'id' => 0, 'name' => '', 'url' => '' );
	try {
		$submit->submit(
			$survey->id,
			Submission::fromBody(
				array(
					'answers'        => $answers,
					'page_submitted' => $page,
					'nonce'          => $nonce,
					'token'          => $id,
					'device'         => 0 === $place % 2 ? 'mobile' : 'desktop',
				)
			)
		);
		echo "201\n";
	} catch ( Problem $problem ) {
		echo $problem->status() . "\n";
	}
}
