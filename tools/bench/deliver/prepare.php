<?php
/**
 * Makes a survey whose responses go to webhooks: php prepare.php SITE_DIR SENT_AT_ONCE ADDRESS...
 *
 * As many responses to it as are named are stored and noted for each address. It says the survey's id as JSON, with what
 * its questions are called.
 */

declare(strict_types=1);

use UserFeedback\Clock;
use UserFeedback\Contract\Schema\Survey\SurveyShape;
use UserFeedback\Contract\Validation\Validator;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counting\Processor;
use UserFeedback\Responses\NewResponse;
use UserFeedback\Responses\PageSubmitted;
use UserFeedback\Responses\ResponseRepository;
use UserFeedback\Responses\Submit\AnswerRules;
use UserFeedback\Responses\Visitor;
use UserFeedback\Surveys\Drafts\SurveyDraft;
use UserFeedback\Surveys\Saving\SaveSurvey;

$_SERVER['HTTP_HOST']   = '127.0.0.1';
$_SERVER['REQUEST_URI'] = '/';

/** @var list<string> $argv */
require $argv[1] . '/wp-load.php';
wp_set_current_user( 1 );

/** @var array<string, mixed> $ufDraft */
$ufDraft  = Validator::body(
	SurveyShape::draft(),
	array(
		'title'         => 'Bench of deliveries',
		'status'        => 'publish',
		'questions'     => array(
			array(
				'type'   => 'radio-button',
				'title'  => 'Did you find what you came for?',
				'config' => array( 'options' => array( 'Yes', 'No' ) ),
			),
			array(
				'type'  => 'nps',
				'title' => 'How likely are you to recommend us?',
			),
			array(
				'type'  => 'text',
				'title' => 'What could we do better?',
			),
		),
		'notifications' => array(
			'email'   => array( 'active' => false ),
			'webhook' => array(
				'active'   => true,
				'webhooks' => array_map(
					static fn( string $address ): array => array(
						'name'        => 'Bench',
						'request_url' => $address,
						'secret'      => 'a secret of the bench',
					),
					array_slice( $argv, 3 )
				),
			),
		),
	)
)->value;
$ufSurvey = Plugin::get( SaveSurvey::class )->run( SurveyDraft::fromArray( $ufDraft ) )->survey;

$ufValues  = array( 'Yes', 9, 'The paper weight should be on every product page.' );
$ufAnswers = array();
foreach ( $ufSurvey->questions as $ufPlace => $ufQuestion ) {
	$ufAnswers[] = array(
		'question_id' => $ufQuestion->id,
		'value'       => $ufValues[ $ufPlace ],
	);
}
$ufAnswers = ( new AnswerRules( $ufSurvey->questions ) )->clean( $ufAnswers );
foreach ( array_chunk( range( 1, max( 1, (int) $argv[2] ) ), 200 ) as $ufSome ) {
	Plugin::get( ResponseRepository::class )->addMany(
		array_map(
			static fn(): NewResponse => new NewResponse(
				$ufSurvey->id,
				wp_generate_uuid4(),
				$ufAnswers,
				PageSubmitted::of( 2, 'Notebooks and paper', 'https://example.org/notebooks/' ),
				Plugin::get( Clock::class )->now(),
				new Visitor( '', 'Firefox' )
			),
			$ufSome
		)
	);
}
Plugin::get( Processor::class )->run( 1_000_000 );

echo wp_json_encode(
	array(
		'survey'    => $ufSurvey->id,
		'questions' => array_column( $ufSurvey->questions, 'id' ),
	)
);
