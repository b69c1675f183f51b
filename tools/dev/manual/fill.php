<?php
/**
 * Adds what a demo site lacks for the manual's screenshots: an owner who knows the editor, and a page to edit. Prints the
 * scenes' targets.
 *
 * php tools/dev/manual/fill.php SITE_DIR
 */

declare(strict_types=1);

use UserFeedback\Platform\Database\Db;
use UserFeedback\Plugin;

$_SERVER['HTTP_HOST']   = '127.0.0.1';
$_SERVER['REQUEST_URI'] = '/';

/** @var list<string> $argv */
require $argv[1] . '/wp-load.php';

/** @var wpdb $wpdb */
$wpdb = $GLOBALS['wpdb'];
$ufDb = Plugin::get( Db::class );

update_user_meta(
	1,
	$wpdb->prefix . 'persisted_preferences',
	array(
		'core'           => array( 'enableChoosePatternModal' => false ),
		'core/edit-post' => array(
			'welcomeGuide'   => false,
			'fullscreenMode' => true,
		),
	)
);

$ufSurveys = array();
foreach ( $ufDb->rows( 'SELECT id, title FROM {surveys}' ) as $ufRow ) {
	$ufSurveys[ (string) $ufRow['title'] ] = (int) $ufRow['id'];
}
$ufPage = wp_insert_post(
	array(
		'post_type'    => 'page',
		'post_status'  => 'publish',
		'post_title'   => 'Tell us',
		'menu_order'   => 9, // After the shop's own in its menu.
		'post_content' => "<!-- wp:paragraph -->\n<p>Our letter comes four times a year. One question about it:</p>\n<!-- /wp:paragraph -->\n\n"
			. '<!-- wp:userfeedback/survey {"surveyId":' . $ufSurveys['Would you recommend our newsletter?'] . '} /-->',
	)
);
echo wp_json_encode(
	array(
		'floating' => $ufSurveys['How is our website?'],
		'placed'   => $ufSurveys['Would you recommend our newsletter?'],
		'page'     => $ufPage,
	)
);
