<?php
/** Fills a site with data for each screen, without Latin letters: php fill.php SITE_DIR */

declare( strict_types=1 );

use UserFeedback\Heatmaps\Aggregation\AggregateVisits;
use UserFeedback\Heatmaps\Capture\PageToken;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Plugin;
use UserFeedback\PostRatings\Counting\CountVotes;
use UserFeedback\PostRatings\RatingKey;
use UserFeedback\Responses\Counting\ResponseProcessor;
use UserFeedback\Responses\Storage\NewResponse;
use UserFeedback\Responses\Storage\ResponseRepository;
use UserFeedback\Responses\Storage\ResponseStatus;
use UserFeedback\Responses\Storage\SubmittedPage;
use UserFeedback\Responses\Submit\AnswerRules;
use UserFeedback\Responses\Submit\Impressions\ImpressionRepository;
use UserFeedback\Responses\Visitor\Visitor;
use UserFeedback\Surveys\Storage\SurveyRepository;

$_SERVER['HTTP_HOST']   = '127.0.0.1';
$_SERVER['REQUEST_URI'] = '/';
$_SERVER['REMOTE_ADDR'] = '127.0.0.1';

/** @var list<string> $argv */
require( $argv[1] ?? '' ) . '/wp-load.php';

require __DIR__ . '/ask.php';

wp_set_current_user( 1 );
wp_update_user( array( 'ID' => 1, 'display_name' => 'Άννα', 'nickname' => 'Άννα', 'first_name' => 'Άννα' ) );
update_option( 'blogname', 'Τσάι' );
update_option( 'blogdescription', 'Φύλλα' );
update_option( 'permalink_structure', '/%postname%/' );
update_option( 'show_avatars', '0' );
flush_rewrite_rules( false );
foreach ( get_posts( array( 'post_type' => array( 'post', 'page' ), 'post_status' => 'any', 'numberposts' => -1 ) ) as $ufPost ) {
	wp_delete_post( $ufPost->ID, true );
}
wp_update_term( 1, 'category', array( 'name' => 'Νέα' ) );
$ufPost = (int) wp_insert_post(
	array( 'post_type' => 'post', 'post_status' => 'publish', 'post_title' => 'Νερό', 'post_name' => 'water', 'post_content' => 'Ζεστό.' )
);
$ufPage = (int) wp_insert_post(
	array(
		'post_type'    => 'page',
		'post_status'  => 'publish',
		'post_title'   => 'Τιμές',
		'post_name'    => 'prices',
		'post_content' => '<p>Ένα.</p><button type="button">Δύο</button>',
	)
);

$ufIcon    = static fn( string $label, string $name ): array => array(
	'label' => $label,
	'icon'  => array( 'style' => 'outline', 'name' => $name ),
);
$ufLogo    = home_url( '/wp-includes/images/w-logo-blue.png' );
$ufAll     = array(
	array(
		'type'     => 'radio-button',
		'title'    => 'Πώς;',
		'config'   => array( 'options' => array( 'Εδώ', 'Εκεί' ) ),
		'settings' => array( 'required' => true ),
	),
	array( 'type' => 'checkbox', 'title' => 'Ποια;', 'config' => array( 'options' => array( 'Άλφα', 'Βήτα', 'Γάμα' ) ) ),
	array(
		'type'   => 'image-radio',
		'title'  => 'Πού;',
		'config' => array(
			'options' => array( array( 'label' => 'Λόφος', 'image' => $ufLogo ), array( 'label' => 'Λίμνη', 'image' => $ufLogo ) ),
		),
	),
	array(
		'type'   => 'icon-choice',
		'title'  => 'Καιρός;',
		'config' => array( 'options' => array( $ufIcon( 'Ήλιος', 'sun' ), $ufIcon( 'Βροχή', 'cloud-rain' ) ) ),
	),
	array( 'type' => 'text', 'title' => 'Τι;' ),
	array( 'type' => 'long-text', 'title' => 'Γιατί;' ),
	array( 'type' => 'email', 'title' => 'Γράμμα;', 'config' => array( 'include_name' => true ) ),
	array( 'type' => 'star-rating', 'title' => 'Αστέρια;', 'settings' => array( 'comment_box' => true ) ),
	array( 'type' => 'nps', 'title' => 'Φίλοι;', 'settings' => array( 'comment_box' => true ) ),
);
$ufSurveys = array(
	ufSurvey( 'Πολλά', $ufAll, array( 'settings' => array( 'thank_you' => array( 'type' => 'message', 'message' => 'Γεια' ) ) ) ),
	ufSurvey(
		'Φίλοι',
		array( array( 'type' => 'nps', 'title' => 'Φίλοι;', 'settings' => array( 'comment_box' => true ) ) ),
		array( 'type' => 'nps' )
	),
);
ufSurvey( 'Σχέδιο', array( $ufAll[4] ), array( 'status' => 'draft' ) );
ufSurvey( 'Ύστερα', array( $ufAll[4] ), array( 'status' => 'draft', 'publish_at' => gmdate( DATE_ATOM, time() + 3 * DAY_IN_SECONDS ) ) );

$ufAnswers = array(
	array( array( 'Εδώ', array( 'Άλφα' ), 'Λόφος', 'Ήλιος', 'Καλό', 'Πολύ καλό', 'anna@example.org', 5, 10 ), array( 10 ) ),
	array( array( 'Εκεί', array( 'Άλφα', 'Βήτα' ), 'Λίμνη', 'Βροχή', 'Κακό', null, null, 2, 3 ), array( 3 ) ),
	array( array( 'Εδώ', null, null, null, null, null, null, 4, 8 ), array( 8 ) ),
);
$ufNow     = Plugin::get( Clock::class )->now();
foreach ( $ufSurveys as $ufPlace => $ufSurvey ) {
	$ufSaved = Plugin::get( SurveyRepository::class )->find( $ufSurvey );
	if ( null === $ufSaved ) {
		exit( 1 );
	}
	$ufRules     = new AnswerRules( $ufSaved->questions );
	$ufResponses = array();
	for ( $ufCount = 0; $ufCount < 60; $ufCount++ ) {
		$ufValues    = $ufAnswers[ $ufCount % 3 ][ $ufPlace ];
		$ufSubmitted = array();
		foreach ( $ufValues as $ufIndex => $ufValue ) {
			$ufWith        = in_array(
				$ufSaved->questions[ $ufIndex ]->type->name,
				array( 'nps', 'star-rating' ),
				true,
			) && 0 === $ufCount % 4;
			$ufSubmitted[] = array(
				'question_id' => $ufSaved->questions[ $ufIndex ]->id,
				'value'       => $ufValue,
			) + ( $ufWith ? array( 'extra' => array( 'comments' => 'Μεγάλο' ) ) : array() );
		}
		$ufResponses[] = new NewResponse(
			$ufSurvey,
			wp_generate_uuid4(),
			$ufRules->clean( $ufSubmitted ),
			SubmittedPage::of( $ufPage, 'Τιμές', (string) get_permalink( $ufPage ) ),
			$ufNow->modify( '-' . ( $ufCount * 13 ) . ' hours' ),
			new Visitor(
				'',
				'Chrome 142',
				'Android 15',
				array( 'mobile', 'desktop', 'tablet' )[ $ufCount % 3 ],
				array( 'GB', 'DE' )[ $ufCount % 2 ]
			),
			9 === $ufCount % 20 ? ResponseStatus::SPAM : ResponseStatus::PUBLISH,
			'el',
			20 + $ufCount * 3
		);
		Plugin::get( ImpressionRepository::class )->add(
			$ufSurvey,
			Plugin::get( Clock::class )->day( $ufNow->modify( '-' . ( $ufCount * 13 ) . ' hours' ) ),
			45
		);
	}
	Plugin::get( ResponseRepository::class )->addMany( $ufResponses );
}
Plugin::get( ResponseProcessor::class )->run();
Plugin::get( Db::class )->write( 'DELETE FROM {jobs}' ); // They aren't new.

// Votes with reasons, and visits with clicks.
ufAsk(
	'POST',
	'post-ratings/settings',
	array( 'settings' => array( 'ask_reason' => 'yes', 'use_review_schema' => 'yes', 'show_vote_count' => 'yes', 'show_uf_logo' => 'yes' ) )
);
ufAsk( 'POST', 'settings', array( 'settings' => array( 'heatmap_pages' => 'all' ) ) );
foreach ( array( 5, 2, 4 ) as $ufPlace => $ufStars ) {
	$_SERVER['REMOTE_ADDR'] = "10.0.0.$ufPlace";

	$ufVote = array( 'token' => wp_generate_uuid4(), 'nonce' => Plugin::get( RatingKey::class )->of( $ufPost ) );
	ufAsk( 'POST', "post-ratings/$ufPost", $ufVote + array( 'rating' => $ufStars ) );
	if ( 2 === $ufStars ) {
		ufAsk( 'POST', "post-ratings/$ufPost/reason", $ufVote + array( 'text' => 'Κρύο', 'website' => '' ) );
	}
	ufAsk(
		'POST',
		'heatmaps/visits',
		array(
			'page'        => "p$ufPage",
			'nonce'       => Plugin::get( PageToken::class )->of( "p$ufPage" ),
			'width'       => array( 1280, 800, 390 )[ $ufPlace ],
			'height'      => 800,
			'page_height' => 2000,
			'reach'       => 75,
			'touch'       => false,
			'clicks'      => array( array( 'button:nth-of-type(1)', 3, 10 ), array( '#gone', 3, 10 ) ),
		)
	);
}
Plugin::get( AggregateVisits::class )->run( 10 );
Plugin::get( CountVotes::class )->run();

// One recipient is notified, another can't be reached.
$ufTold = ufSurvey(
	'Νέα',
	array( $ufAll[0], $ufAll[7] ),
	array(
		'status'        => 'draft',
		'notifications' => array(
			'email'   => array( 'active' => true, 'addresses' => 'anna@example.org', 'frequency' => 'response' ),
			'webhook' => array(
				'active'   => true,
				'webhooks' => array(
					array(
						'id'             => wp_generate_uuid4(),
						'name'           => 'Πόρτα',
						'request_url'    => 'http://127.0.0.1:9/',
						'request_method' => 'POST',
						'request_format' => 'JSON',
					),
				),
			),
		),
	)
);
echo wp_json_encode( array( 'many' => $ufSurveys[0], 'nps' => $ufSurveys[1], 'told' => $ufTold, 'post' => $ufPost, 'page' => $ufPage ) );
