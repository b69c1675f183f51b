<?php
/** Creates a draft with this many questions, each with five options, and prints its id: php prepare.php SITE_DIR QUESTIONS */

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

$question = static fn( int $number ): array => array(
	'type'   => 'radio-button',
	'title'  => "Question number $number",
	'config' => array( 'options' => array( 'a', 'b', 'c', 'd', 'e' ) ),
);

/** @var array<string, mixed> $draft */
$draft = Validator::body(
	SurveyShape::draft(),
	array(
		'title'     => 'Long',
		'status'    => 'draft',
		'questions' => array_map( $question, range( 1, (int) $argv[2] ) ),
	)
)->value;
echo Plugin::get( SaveSurvey::class )->save( SurveyDraft::fromArray( $draft ) )->survey->id;
