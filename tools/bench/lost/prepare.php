<?php
/** Creates the survey for responses under failures, and prints its id: php prepare.php SITE_DIR */

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
copy( __DIR__ . '/printed-earlier.php', WP_CONTENT_DIR . '/mu-plugins/uf-printed-earlier.php' );

/** @var array<string, mixed> $draft */
$draft = Validator::body(
	SurveyShape::draft(),
	array(
		'title'     => 'Accidents',
		'status'    => 'publish',
		'questions' => array(
			array(
				'type'  => 'text',
				'title' => 'What could we do better?',
			),
		),
	)
)->value;
echo Plugin::get( SaveSurvey::class )->save( SurveyDraft::fromArray( $draft ) )->survey->id;
