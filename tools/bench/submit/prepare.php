<?php
/** Creates the survey that the bench responds to, and prints it as JSON: php prepare.php SITE_DIR [LIMIT] */

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

/** @var array<string, mixed> $draft */
$draft  = Validator::body(
	SurveyShape::draft(),
	array(
		'title'     => 'Bench',
		'status'    => 'publish',
		'questions' => array(
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
	) + ( isset( $argv[2] ) ? array( 'settings' => array( 'behavior' => array( 'max_responses' => (int) $argv[2] ) ) ) : array() )
)->value;
$survey = Plugin::get( SaveSurvey::class )->save( SurveyDraft::fromArray( $draft ) )->survey;

echo wp_json_encode(
	array(
		'survey'    => $survey->id,
		'questions' => array_column( $survey->questions, 'id' ),
	)
);
