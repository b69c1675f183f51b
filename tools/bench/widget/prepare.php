<?php
/**
 * Creates the surveys and pages that the widget's bench visits, and prints the surveys' ids as JSON: php prepare.php SITE_DIR
 *
 * The pages differ only in their surveys: `bare` has none, `shows` one in its corner, `nothing` one for other devices, `inline`
 * one in its text.
 */

declare(strict_types=1);

use UserFeedback\Platform\Schema\Validator;
use UserFeedback\Plugin;
use UserFeedback\Surveys\Editing\Drafts\SurveyDraft;
use UserFeedback\Surveys\Editing\Saving\SaveSurvey;
use UserFeedback\Surveys\SurveyShape;
use UserFeedback\Widget\Page\PageChoice;

$_SERVER['HTTP_HOST']   = '127.0.0.1';
$_SERVER['REQUEST_URI'] = '/';

/** @var list<string> $argv */
require $argv[1] . '/wp-load.php';
copy( __DIR__ . '/page.php', WP_CONTENT_DIR . '/mu-plugins/uf-widget-bench.php' );

/** @param array<string, mixed> $settings */
$survey = static function ( string $title, array $settings = array() ): int {
	/** @var array<string, mixed> $draft */
	$draft = Validator::body(
		SurveyShape::draft(),
		array(
			'title'     => $title,
			'status'    => 'publish',
			'settings'  => $settings,
			'questions' => array(
				array(
					'type'   => 'radio-button',
					'title'  => 'Did you find what you came for?',
					'config' => array( 'options' => array( 'Yes', 'Partly', 'No' ) ),
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
	return Plugin::get( SaveSurvey::class )->save( SurveyDraft::fromArray( $draft ) )->survey->id;
};

// Not page rules: a survey that is chosen for a page shows there despite its rules.
$elsewhere = array( 'targeting' => array( 'devices' => array( 'mobile' ) ) );

$shows   = $survey( 'Shows' );
$nothing = $survey( 'Elsewhere', $elsewhere );
$inline  = $survey( 'Inline' );

$text = str_repeat(
	"<!-- wp:paragraph -->\n<p>A notebook is a place for a thought that would be gone by the evening. Ours have paper that takes ink.</p>\n<!-- /wp:paragraph -->\n\n",
	8
);

/** @param int $specific the only pop-up survey of the page; 0 for none. */
$page = static function ( string $name, string $content, int $specific ): void {
	$id = wp_insert_post(
		array(
			'post_type'    => 'page',
			'post_status'  => 'publish',
			'post_name'    => $name,
			'post_title'   => 'Notebooks',
			'post_content' => $content,
		)
	);
	PageChoice::store( $id, 0 === $specific, $specific );
};
$page( 'bare', $text . $text, 0 );
$page( 'shows', $text . $text, $shows );
$page( 'nothing', $text . $text, $nothing );
$page( 'inline', "<!-- wp:shortcode -->\n[userfeedback id=\"$inline\"]\n<!-- /wp:shortcode -->\n\n" . $text . $text, 0 );

echo wp_json_encode( compact( 'shows', 'nothing', 'inline' ) );
