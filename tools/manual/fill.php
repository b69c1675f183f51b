<?php
/**
 * What a demo site lacks for the manual's pictures: visited pages, and an owner who knows the editor. Prints what scenes go to.
 *
 * php tools/manual/fill.php SITE_DIR
 */

declare(strict_types=1);

use UserFeedback\Clock;
use UserFeedback\Database\Db;
use UserFeedback\Heatmaps\Folding\FoldVisits;
use UserFeedback\Plugin;

$_SERVER['HTTP_HOST']   = '127.0.0.1';
$_SERVER['REQUEST_URI'] = '/';

/** @var list<string> $argv */
require $argv[1] . '/wp-load.php';

/** @var wpdb $wpdb */
$wpdb = $GLOBALS['wpdb'];
mt_srand( 20_261_124 );

$ufDb    = Plugin::get( Db::class );
$ufNow   = Plugin::get( Clock::class )->now();
$ufPages = get_posts(
	array(
		'post_type' => 'page',
		'orderby'   => 'ID',
		'order'     => 'ASC',
		'fields'    => 'ids',
		'nopaging'  => true,
	)
);

// Visits of two weeks, folded as cron does it.
$ufRows = array();
foreach ( array( 60, 45, 30, 20, 8 ) as $ufAt => $ufMany ) {
	for ( $ufVisit = 0; $ufVisit < $ufMany * 14; ++$ufVisit ) {
		$ufDevice = array( 1, 1, 1, 3, 3, 2 )[ mt_rand( 0, 5 ) ];
		$ufFold   = mt_rand( 15, 40 );
		$ufRows[] = sprintf(
			"('p%d', '%s', %d, %d, %d, %d, 1, '%x%x|main>a')",
			$ufPages[ $ufAt ],
			$ufNow->modify( '-' . mt_rand( 1, 14 * 1440 ) . ' minutes' )->format( 'Y-m-d H:i:s' ),
			$ufDevice,
			array( 1 => 390, 2 => 820, 3 => 1440 )[ $ufDevice ],
			$ufFold,
			mt_rand( $ufFold, 100 ),
			mt_rand( 0, 15 ),
			mt_rand( 0, 15 )
		);
	}
}
foreach ( array_chunk( $ufRows, 400 ) as $ufPart ) {
	// phpcs:disable WordPress.DB -- Numbers of this script.
	$wpdb->query(
		"INSERT INTO {$wpdb->prefix}uf_heatmap_visits (page, at, device, width, fold, reach, clicked, clicks) VALUES "
			. implode( ', ', $ufPart )
	);
	// phpcs:enable
}
Plugin::get( FoldVisits::class )->run( 600 );

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
