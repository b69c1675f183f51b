<?php
/**
 * Makes what the bench of submitting needs, and says it as JSON: php prepare.php SITE_DIR
 */

declare(strict_types=1);

use UserFeedback\Contract\Schema\Survey\SurveyShape;
use UserFeedback\Contract\Validation\Validator;
use UserFeedback\Plugin;
use UserFeedback\Surveys\Saving\SaveSurvey;
use UserFeedback\Surveys\Saving\SurveyDraft;

$_SERVER['HTTP_HOST']   = '127.0.0.1';
$_SERVER['REQUEST_URI'] = '/';

/** @var list<string> $argv */
$site = $argv[1] ?? '';
require "$site/wp-load.php";

/** @var wpdb $wpdb */
global $wpdb;
$wpdb->query(
	"CREATE TABLE IF NOT EXISTS {$wpdb->prefix}uf_bench (id bigint unsigned NOT NULL AUTO_INCREMENT, made_by varchar(20) NOT NULL, body longtext NOT NULL, made_at datetime NOT NULL, PRIMARY KEY  (id))"
);

$mustUse = "$site/wp-content/mu-plugins";
if ( ! is_dir( $mustUse ) ) {
	mkdir( $mustUse );
}
copy( __DIR__ . '/bare-route.php', "$mustUse/uf-bench.php" );
copy( __DIR__ . '/bare-shortinit.php', "$site/uf-bench.php" );

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
	)
)->value;
$survey = Plugin::get( SaveSurvey::class )->run( SurveyDraft::fromArray( $draft ) )->survey;

echo wp_json_encode(
	array(
		'survey'    => $survey->id,
		'questions' => array_column( $survey->questions, 'id' ),
	)
);
