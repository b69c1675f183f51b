<?php
/**
 * Prints all texts of the server outside the app's screens, as JSON: source => texts. Emails use the site's mail setup: php
 * say.php SITE_DIR
 */

declare( strict_types=1 );

use UserFeedback\Deliveries\DeliveryScheduler;
use UserFeedback\Operations\Abilities\Operations;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Rest\ErrorMapper;
use UserFeedback\Platform\Rest\Problem;
use UserFeedback\Platform\Schema\Violation;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counting\ResponseProcessor;
use UserFeedback\Responses\Storage\Answer;
use UserFeedback\Responses\Storage\NewResponse;
use UserFeedback\Responses\Storage\ResponseRepository;
use UserFeedback\Responses\Storage\SubmittedPage;
use UserFeedback\Results\Digest\WeeklySummaryHooks;
use UserFeedback\Surveys\Storage\SurveyRepository;

$_SERVER['HTTP_HOST']   = '127.0.0.1';
$_SERVER['REQUEST_URI'] = '/';
$_SERVER['REMOTE_ADDR'] = '127.0.0.1';

/** @var list<string> $argv */
define( 'WP_ADMIN', true ); // As the admin screens that load these.
require( $argv[1] ?? '' ) . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/admin.php';
require __DIR__ . '/ask.php';

wp_set_current_user( 1 );
do_action( 'admin_init' );

/** @return list<string> all strings in a value of any type. */
function ufTexts( mixed $value ): array {
	if ( is_object( $value ) ) {
		$value = (array) $value;
	}
	return is_array( $value ) ? array_merge(
		array(),
		...array_map( 'ufTexts', array_values( $value ) )
	) : ( is_string( $value ) ? array( $value ) : array() );
}

$ufSaid = array();

// Each error, and each rule that a field can break.
$ufErrors = new ErrorMapper();
$ufRules  = array(
	'required',
	'empty',
	'type',
	'unknown',
	'unknown_question',
	'unknown_option',
	'duplicate',
	'duplicate_option',
	'email',
	'range',
	'selector',
	'characters',
	'enum',
	'maxLength',
	'maxItems',
	'minItems',
	'maximum',
	'minimum',
	'too_early',
	'after_end',
	'name_not_asked',
	'format',
	'value',
);
foreach ( $ufRules as $ufRule ) {
	$ufSaid[ "rule $ufRule" ] = array( $ufErrors->toArray( new Problem\ValidationFailed( array( new Violation( '', $ufRule, 7 ) ) ) )['message'] );
}
foreach ( array( 'uri', 'uuid', 'date', 'date-time', 'colour' ) as $ufFormat ) {
	$ufSaid[ "format $ufFormat" ] = array(
		$ufErrors->toArray( new Problem\ValidationFailed( array( new Violation( '', 'format', $ufFormat ) ) ) )['message'],
	);
}
$ufProblems = array(
	Problem\RequestError::badToken(),
	Problem\RequestError::expiredToken( 'new' ),
	Problem\RequestError::exportRunning(),
	Problem\RequestError::forbidden(),
	Problem\RequestError::foreignOrigin(),
	Problem\RequestError::versionConflict( 2 ),
	new Problem\StorageFailed( 'No.' ),
	Problem\RequestError::bodyTooLarge(),
	Problem\RequestError::tooManyRequests( 60 ),
);
foreach ( array( 'survey', 'question', 'notification', 'theme', 'share', 'export', 'heatmap', 'response' ) as $ufKind ) {
	$ufProblems[] = Problem\RequestError::notFound( 'No.', $ufKind );
}
foreach ( $ufProblems as $ufProblem ) {
	$ufSaid[ 'problem ' . $ufProblem->slug() . ( $ufProblem instanceof Problem\RequestError ? $ufProblem->kind : '' ) ] = array( $ufErrors->toArray( $ufProblem )['message'] );
}

// Each route's reply to an invalid body.
/** @var array<string, list<array{methods: array<string, bool>}>> $ufRoutes */
$ufRoutes = rest_get_server()->get_routes( 'userfeedback/v1' );
foreach ( $ufRoutes as $ufPath => $ufHandlers ) {
	foreach ( $ufHandlers as $ufHandler ) {
		foreach ( array_keys( $ufHandler['methods'] ) as $ufMethod ) {
			$ufRequest = new WP_REST_Request(
				$ufMethod,
				(string) preg_replace( array( '/\(\?P<\w*id>[^)]*\)/', '/\(\?P<\w+>[^)]*\)+/' ), array( '99999', 'p99' ), $ufPath )
			);
			$ufRequest->set_header( 'Content-Type', 'application/json' );
			$ufRequest->set_body( '{"none":["x"],"survey_ids":"x","settings":{"none":1},"title":[],"filter":1}' );
			$ufError = rest_do_request( $ufRequest )->as_error();
			if ( null !== $ufError ) {
				/** @var array{params?: array<mixed>}|null $ufData */
				$ufData = $ufError->get_error_data();

				$ufSaid[ "$ufMethod $ufPath" ] = array(
					(string) preg_replace( '/^\S*?\w+(\[\d+\]|\.\w+)*: /', '', $ufError->get_error_message() ),
					...ufTexts( $ufData['params'] ?? array() ),
				);
			}
		}
	}
}

// Tools → Site Health, privacy, and what the plugin lists of itself.
/** @var array{direct: array<string, array{label: string, test: callable(): array{label: string, badge: array{label: string}, description: string, actions: string}}>} $ufTests */
$ufTests = apply_filters( 'site_status_tests', array( 'direct' => array(), 'async' => array() ) );
foreach ( $ufTests['direct'] as $ufName => $ufTest ) {
	$ufResult = ( $ufTest['test'] )();

	$ufSaid[ "health $ufName" ] = ufTexts(
		array( $ufTest['label'], $ufResult['label'], $ufResult['badge']['label'], $ufResult['description'], $ufResult['actions'] )
	);
}
/** @var array{plugin_name: string, policy_text: string} $ufPolicy */
foreach ( WP_Privacy_Policy_Content::get_suggested_policy_text() as $ufPolicy ) {
	if ( str_contains( $ufPolicy['policy_text'], 'userfeedback-survey' ) ) {
		$ufSaid['privacy policy'] = array( $ufPolicy['plugin_name'], $ufPolicy['policy_text'] );
	}
}
foreach ( array( 'exporter', 'eraser' ) as $ufKind ) {
	/** @var array<array-key, array{callback: callable(string, int): array{data?: list<array<string, mixed>>, messages?: list<string>}, exporter_friendly_name: string, eraser_friendly_name: string}> $ufAll Each kind has its own name. */
	$ufAll = apply_filters( "wp_privacy_personal_data_{$ufKind}s", array() );
	foreach ( $ufAll as $ufId => $ufOne ) {
		if ( str_contains( (string) $ufId, 'userfeedback' ) ) {
			$ufResult = $ufOne['callback']( 'anna@example.org', 1 );
			$ufItems  = array();
			foreach ( $ufResult['data'] ?? array() as $ufItem ) {
				$ufItems[] = array( $ufItem['group_label'], $ufItem['group_description'] ?? '', $ufItem['data'] );
			}
			$ufSaid[ "$ufKind $ufId" ] = ufTexts(
				array( $ufOne[ "{$ufKind}_friendly_name" ], $ufItems, $ufResult['messages'] ?? array() )
			);
		}
	}
}
$ufHead = get_plugin_data( WP_PLUGIN_DIR . '/userfeedback/userfeedback.php', false );

$ufSaid['plugin head'] = array( $ufHead['Name'], $ufHead['Description'] );
$ufSaid['plugin row']  = ufTexts( apply_filters( 'plugin_action_links_userfeedback/userfeedback.php', array() ) );
$ufSaid['abilities']   = ufTexts( array_map( static fn( $one ): array => array( $one->label, $one->description ), Operations::all() ) );
$ufSaid['crons']       = ufTexts(
	array_column( array_intersect_key( wp_get_schedules(), array( 'userfeedback_minute' => 0 ) ), 'display' )
);
foreach ( WP_Block_Type_Registry::get_instance()->get_all_registered() as $ufName => $ufBlock ) {
	if ( str_starts_with( $ufName, 'userfeedback/' ) ) {
		$ufSaid[ "block $ufName" ] = ufTexts( array( $ufBlock->title, $ufBlock->description, $ufBlock->keywords ) );
	}
}

// Emails: for each response, hourly, and daily, as cards and as text; weekly; tests; and failed deliveries.
$ufClock = Plugin::get( Clock::class );
$ufNow   = $ufClock->now();
$ufTell  = static function ( string $frequency, int $count ) use ( $ufClock, $ufNow ): void {
	$survey = Plugin::get( SurveyRepository::class )->get(
		ufSurvey(
			'Ειδήσεις',
			array(
				array( 'type' => 'radio-button', 'title' => 'Πώς;', 'config' => array( 'options' => array( 'Εδώ', 'Εκεί' ) ) ),
				array( 'type' => 'text', 'title' => 'Τι;' ),
				array( 'type' => 'nps', 'title' => 'Φίλοι;', 'settings' => array( 'comment_box' => true ) ),
				array( 'type' => 'email', 'title' => 'Γράμμα;', 'config' => array( 'include_name' => true ) ),
				array( 'type' => 'star-rating', 'title' => 'Αστέρια;' ),
			),
			array(
				'notifications' => array(
					'email'   => array( 'active' => true, 'addresses' => 'anna@example.org', 'frequency' => $frequency ),
					'webhook' => array(
						'active'   => 'daily' === $frequency,
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
		)
	);
	$values = array( 'Εδώ', 'Κακό', 9, 'anna@example.org', null );
	for ( $place = 0; $place < $count; $place++ ) {
		$answers = array();
		foreach ( $survey->questions as $index => $question ) {
			$answers[] = new Answer(
				$question->id,
				$question->type,
				$values[ $index ],
				2 === $index ? 'Μεγάλο' : '',
				3 === $index ? 'Άννα' : ''
			);
		}
		Plugin::get( ResponseRepository::class )->addMany(
			array(
				new NewResponse(
					$survey->id,
					wp_generate_uuid4(),
					$answers,
					SubmittedPage::of( 0, 'Τιμές', home_url( '/prices/' ) ),
					$ufNow
				),
			)
		);
	}
	Plugin::get( ResponseProcessor::class )->run();
	foreach ( array( 0, 3_700, 90_000, 180_000, 270_000 ) as $later ) {
		$ufClock->stopAt( $ufNow->modify( "+$later seconds" ) );
		Plugin::get( DeliveryScheduler::class )->runInBackground();
	}
	$ufClock->stopAt( null );
};
foreach ( array( true, false ) as $ufCards ) {
	ufAsk( 'POST', 'settings', array( 'settings' => array( 'summaries_html_template' => $ufCards, 'summaries_disabled' => false ) ) );
	$ufTell( 'response', 1 );
	$ufTell( 'hourly', 3 );
	$ufTell( 'daily', 30 );
	do_action( WeeklySummaryHooks::EVENT );
	foreach ( array( 'response-mail/sample', 'summary-mail/test', 'summary-mail' ) as $ufPath ) {
		$ufBody = 'response-mail/sample' === $ufPath ? array(
			'survey' => array( 'title' => 'Τσάι', 'questions' => array( array( 'type' => 'text', 'title' => 'Τι;' ) ) ),
		) : array( 'summaries_html_template' => $ufCards, 'notifications_header_image' => '' );
		if ( isset( rest_get_server()->get_routes()[ "/userfeedback/v1/$ufPath" ] ) ) {
			$ufSaid[ "$ufPath " . (int) $ufCards ] = ufTexts( ufAsk( 'POST', $ufPath, $ufBody ) );
		}
	}
}
echo "\n" . wp_json_encode( $ufSaid );
