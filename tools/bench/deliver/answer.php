<?php
/** Stores responses to a survey, counts them, and queues their deliveries: php answer.php SITE_DIR SURVEY_ID HOW_MANY */

declare(strict_types=1);

use UserFeedback\Platform\Clock;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counting\ResponseProcessor;
use UserFeedback\Responses\Storage\NewResponse;
use UserFeedback\Responses\Storage\ResponseRepository;
use UserFeedback\Responses\Storage\SubmittedPage;
use UserFeedback\Responses\Submit\AnswerRules;
use UserFeedback\Responses\Visitor\Visitor;
use UserFeedback\Surveys\Storage\SurveyRepository;

$_SERVER['HTTP_HOST']   = '127.0.0.1';
$_SERVER['REQUEST_URI'] = '/';

/** @var list<string> $argv */
require $argv[1] . '/wp-load.php';

$ufSurvey = Plugin::get( SurveyRepository::class )->get( (int) $argv[2] );

$ufValues  = array( 'Yes', 9, 'The paper weight should be on every product page.' );
$ufAnswers = array();
foreach ( $ufSurvey->questions as $ufPlace => $ufQuestion ) {
	$ufAnswers[] = array(
		'question_id' => $ufQuestion->id,
		'value'       => $ufValues[ $ufPlace ],
	);
}
$ufAnswers = ( new AnswerRules( $ufSurvey->questions ) )->clean( $ufAnswers );
foreach ( array_chunk( range( 1, max( 1, (int) $argv[3] ) ), 200 ) as $ufSome ) {
	Plugin::get( ResponseRepository::class )->addMany(
		array_map(
			static fn(): NewResponse => new NewResponse(
				$ufSurvey->id,
				wp_generate_uuid4(),
				$ufAnswers,
				SubmittedPage::of( 2, 'Notebooks and paper', 'https://example.org/notebooks/' ),
				Plugin::get( Clock::class )->now(),
				new Visitor( '', 'Firefox' )
			),
			$ufSome
		)
	);
}
Plugin::get( ResponseProcessor::class )->run( 1_000_000 );
