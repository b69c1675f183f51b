<?php
/**
 * Creates a survey that sends responses to webhooks: php prepare.php SITE_DIR ADDRESS...
 *
 * It prints the survey's id as JSON, with the ids of its questions.
 */

declare(strict_types=1);

use UserFeedback\Platform\Schema\Validator;
use UserFeedback\Plugin;
use UserFeedback\Surveys\Editing\Drafts\SurveyDraft;
use UserFeedback\Surveys\Editing\Saving\SaveSurvey;
use UserFeedback\Surveys\SurveyShape;

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
					array_slice( $argv, 2 )
				),
			),
		),
	)
)->value;
$ufSurvey = Plugin::get( SaveSurvey::class )->save( SurveyDraft::fromArray( $ufDraft ) )->survey;

echo wp_json_encode(
	array(
		'survey'    => $ufSurvey->id,
		'questions' => array_column( $ufSurvey->questions, 'id' ),
	)
);
