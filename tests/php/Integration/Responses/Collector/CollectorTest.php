<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Responses\Collector;

use DateTimeImmutable;
use MO;
use Translation_Entry;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Lifecycle\Deactivator;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\SiteSetup;
use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Plugin;
use UserFeedback\Responses\Collector\Collector;
use UserFeedback\Responses\Collector\CollectorState;
use UserFeedback\Responses\Collector\Request\CollectorRequest;
use UserFeedback\Responses\Submit\SubmissionShape;
use UserFeedback\Responses\Submit\WriteToken;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Integration\Responses\Submit\SubmitTest;
use UserFeedback\Tests\Support\Servers\ServedCollector;

/** The collector as a visitor's browser uses it, compared with the corresponding REST routes. */
final class CollectorTest extends ServedCollector {

	private const NOT_JSON = array(
		'{',
		'',
		' ',
		'null',
		'42',
		'"x"',
		'true',
		'[]',
		'[1]',
		'{}',
		'{}{}',
		"\xff\xfe",
		'{"token":"\ud800"}',
		'answers[]=1&nonce=x',
	);

	public function test_a_response_is_stored_once_through_either_endpoint(): void {
		$survey = $this->aStoredSurvey();
		self::assertTrue( $this->serve() );

		foreach ( array( true, false ) as $collectorFirst ) {
			$body = $this->json( $survey, array( 'Yes' ) );
			$ways = array(
				fn(): array => $this->collect( "survey=$survey->id&do=response", $body ),
				fn(): array => $this->rest( "surveys/$survey->id/responses", $body ),
			);

			[ $first, $said ] = $ways[ $collectorFirst ? 0 : 1 ]();
			self::assertSame( 201, $first, $said );
			foreach ( $ways as $way ) {
				self::assertSame( array( 200, $said ), $way() );
			}
			self::assertGreaterThan( 0, self::id( $said ) );
		}
		self::assertSame( 2, $this->storedResponses( $survey ) );
		self::assertSame(
			array( array( 'page_name' => 'Prices', 'status' => 'publish', 'counted' => '0' ) ),
			Plugin::get( Db::class )->rows(
				'SELECT DISTINCT page_name, status, counted FROM {responses} WHERE survey_id = %d',
				array( $survey->id )
			)
		);
	}

	public function test_errors_have_the_same_status_and_text_at_both_endpoints(): void {
		$types  = array( 'radio-button', 'checkbox', 'text', 'long-text', 'email', 'star-rating', 'nps' );
		$survey = $this->aStoredSurvey(
			array( 'questions' => array_map( static fn( string $type ): array => self::aQuestion( $type ), $types ) )
		);
		$closed = $this->aStoredSurvey( array( 'publish_at' => '2099-01-01T00:00:00+00:00' ) );
		self::assertTrue( $this->serve() );

		foreach ( $this->corpus( $survey ) as $name => $body ) {
			$this->assertSame2( $survey->id, $body, $name );
		}
		foreach ( self::NOT_JSON as $body ) {
			$this->assertSame2( $survey->id, $body, $body );
			$this->assertSame2( $survey->id, $body, "$body as text", 'text/plain' );
		}
		$body = $this->json( $survey, array( 'Yes' ) );
		$this->assertSame2( $survey->id, $body, 'not said to be JSON', 'text/plain' );
		$this->assertSame2( $survey->id, str_repeat( 'x', Limits::PUBLIC_BODY_BYTES + 1 ), 'above 64 KB' );
		$this->assertSame2(
			$survey->id,
			str_replace( '"Prices"', '"' . str_repeat( 'x', Limits::PUBLIC_BODY_BYTES ) . '"', $body ),
			'above 64 KB, and JSON'
		);
		$this->assertSame2( $closed->id, $this->json( $closed, array( 'Yes' ) ), 'not open yet' );
		$this->assertSame2( 0, $body, 'survey 0' );
		$this->assertSame2( $survey->id + 1000, $body, 'no such survey' );
		$this->assertSame2(
			$survey->id,
			$this->json( $survey, array( 'Yes' ), array( 'nonce' => $this->tokenOf( $closed ) ) ),
			'a token of another survey'
		);
		self::assertSame( 0, $this->storedResponses( $survey ) );
	}

	public function test_a_cached_page_gets_a_fresh_token_and_can_send_with_it(): void {
		$survey = $this->aStoredSurvey();
		self::assertTrue( $this->serve() );
		$old  = ( new WriteToken( SiteSetup::writeKey(), new Clock( new DateTimeImmutable( '-30 days' ) ) ) )->of( $survey->id );
		$body = $this->submission( $survey, array( 'Yes' ), array( 'nonce' => $old ) );

		[ $status, $said ] = $this->collect( "survey=$survey->id&do=response", (string) wp_json_encode( $body ) );
		$error             = json_decode( $said, true );

		self::assertSame( 403, $status );
		self::assertIsArray( $error );
		self::assertSame( 'userfeedback_expired_token', $error['code'] );
		self::assertIsArray( $error['data'] );
		self::assertSame(
			201,
			$this->collect(
				"survey=$survey->id&do=response",
				(string) wp_json_encode( array( 'nonce' => $error['data']['nonce'] ) + $body )
			)[0]
		);
	}

	public function test_displays_are_counted_only_for_a_token_of_the_survey(): void {
		$survey = $this->aStoredSurvey();
		$token  = rawurlencode( $this->tokenOf( $survey ) );
		self::assertTrue( $this->serve() );

		self::assertSame( array( 204, '' ), $this->collect( "survey=$survey->id&do=impression&nonce=$token" ) );
		self::assertSame( array( 204, '' ), $this->collect( "survey=$survey->id&do=start&nonce=$token" ) );
		self::assertSame( array( 204, '' ), $this->collect( "survey=$survey->id&do=first&nonce=$token" ) );
		self::assertSame( array( 204, '' ), $this->collect( "survey=$survey->id&do=start&event=impression&nonce=$token" ) );
		foreach ( array( '', '?nonce=x', '?nonce[]=x', '?nonce=' . str_repeat( 'x', 300 ) ) as $query ) {
			self::assertSame(
				$this->rest( "surveys/$survey->id/impression$query" ),
				$this->collect( "survey=$survey->id&do=impression&" . ltrim( $query, '?' ) ),
				$query
			);
		}

		self::assertSame(
			array( 'impressions' => '1', 'starts' => '2', 'visitors' => '1' ),
			Plugin::get( Db::class )->row(
				'SELECT SUM(impressions) AS impressions, SUM(starts) AS starts, SUM(visitors) AS visitors FROM {daily} WHERE survey_id = %d',
				array( $survey->id )
			)
		);
	}

	public function test_both_endpoints_share_one_rate_limit(): void {
		$survey = $this->aStoredSurvey();
		self::assertTrue( $this->serve() );
		$body = $this->json( $survey, array( 'Yes' ) );
		self::assertSame( 201, $this->collect( "survey=$survey->id&do=response", $body )[0] );
		$row = Plugin::get( Db::class )->row( 'SELECT address, minute FROM {rate_limits} WHERE survey_id = %d', array( $survey->id ) );
		self::assertNotNull( $row );
		foreach ( array( 0, 1, 2 ) as $later ) { // The minute may end during the test.
			Plugin::get( Db::class )->write(
				'INSERT INTO {rate_limits} (survey_id, address, minute, hits) VALUES (%d, %s, %d, 30) ON DUPLICATE KEY UPDATE hits = 30',
				array( $survey->id, $row['address'], (int) $row['minute'] + $later )
			);
		}

		$refused = $this->collect( "survey=$survey->id&do=response", $this->json( $survey, array( 'Yes' ) ) );
		$headers = implode( "\n", $this->headers() );

		self::assertSame( 429, $refused[0], $refused[1] );
		self::assertMatchesRegularExpression( '/^Retry-After: ([1-9]|[1-5]\d|60)$/m', $headers );
		self::assertSame( $refused, $this->rest( "surveys/$survey->id/responses", $this->json( $survey, array( 'Yes' ) ) ) );
		self::assertSame( 200, $this->collect( "survey=$survey->id&do=response", $body )[0], 'A repeat is no crowd.' );
	}

	public function test_an_answer_from_a_bot_is_stored_as_spam(): void {
		$survey = $this->aStoredSurvey();
		self::assertTrue( $this->serve() );

		self::assertSame(
			201,
			$this->collect( "survey=$survey->id&do=response", $this->json( $survey, array( 'Yes' ), array( 'website' => 'x' ) ) )[0]
		);

		self::assertSame(
			'spam',
			Plugin::get( Db::class )->value( 'SELECT status FROM {responses} WHERE survey_id = %d', array( $survey->id ) )
		);
	}

	public function test_required_questions_follow_the_edition(): void {
		$survey = $this->aStoredSurvey(
			array(
				'questions' => array( self::aQuestion(), self::aQuestion( 'text', array( 'settings' => array( 'required' => true ) ) ) ),
			)
		);
		self::assertTrue( $this->serve() );
		$left = $this->json( $survey, array( 'Yes' ) );

		$this->assertSame2( $survey->id, $left, 'elite' );
		self::assertSame( 0, $this->storedResponses( $survey ) );
		$before = array( get_option( 'userfeedback_license' ), get_option( 'userfeedback_addons' ) );
		try {
			$this->withPlan( Plan::LITE );
			self::assertSame( 201, $this->collect( "survey=$survey->id&do=response", $left )[0] );
		} finally {
			update_option( 'userfeedback_license', $before[0] );
			update_option( 'userfeedback_addons', $before[1] );
		}
	}

	public function test_the_response_contains_nothing_that_other_code_prints(): void {
		$survey = $this->aStoredSurvey();
		self::assertTrue( $this->serve() );
		$dropIn = WP_CONTENT_DIR . '/object-cache.php';
		self::assertFileDoesNotExist( $dropIn );
		file_put_contents(
			$dropIn,
			"<?php ini_set( 'display_errors', '1' ); header( 'X-Theirs: 1' ); echo 'printed by a drop-in'; require_once ABSPATH . WPINC . '/cache.php'; register_shutdown_function( static function () { echo 'and at the end'; } ); ob_start(); echo \$none_of_theirs;"
		);
		try {
			[ $status, $said ] = $this->collect( "survey=$survey->id&do=response", $this->json( $survey, array( 'Yes' ) ) );
			$headers           = $this->headers();
			file_put_contents(
				$dropIn,
				'<?php header( "Location: https://example.org/" ); exit( "<h1>Error establishing a database connection</h1>" );'
			);
			$broken = $this->collect( "survey=$survey->id&do=response", $this->json( $survey, array( 'Yes' ) ) );
		} finally {
			unlink( $dropIn );
		}

		self::assertSame( 201, $status );
		self::assertMatchesRegularExpression( '/\A\{"id":\d+\}\z/', $said );
		self::assertNotContains( 'X-Theirs: 1', $headers );
		self::assertSame(
			array(
				500,
				'{"code":"internal_server_error","message":"There has been a critical error on this website.","data":{"status":500}}',
			),
			$broken
		);
		self::assertSame( 1, $this->storedResponses( $survey ) );
	}

	/** Guards against: a 500 without Retry-After, which hosts count as a site error and proxies do not retry on another server. */
	public function test_a_database_outage_returns_a_retry_time(): void {
		$survey = $this->aStoredSurvey();
		self::assertTrue( $this->serve() );
		$dropIn = WP_CONTENT_DIR . '/object-cache.php';
		self::assertFileDoesNotExist( $dropIn );
		file_put_contents( $dropIn, '<?php $GLOBALS["wpdb"]->ready = false; exit( "<h1>Error establishing a database connection</h1>" );' );
		try {
			[ $status, $said ] = $this->collect( "survey=$survey->id&do=response", $this->json( $survey, array( 'Yes' ) ) );
			$headers           = $this->headers();
		} finally {
			unlink( $dropIn );
		}

		self::assertSame( 503, $status );
		self::assertStringContainsString( '"code":"userfeedback_storage_failed"', $said );
		self::assertContains( 'Retry-After: 5', $headers );
	}

	/** Guards against: a Galera node that joins refuses all queries, and the collector replied that it doesn't exist. */
	public function test_a_node_that_refuses_all_queries_returns_a_retry_time(): void {
		wp_cache_flush();
		add_filter( 'query', $refuse = static fn(): string => 'WSREP has not yet prepared node for application use' );
		try {
			$request  = new CollectorRequest( 'POST', array( 'survey' => '1', 'do' => 'response' ), 'application/json', '{}' );
			$response = Collector::for( $request )->answer( $request );
		} finally {
			remove_filter( 'query', $refuse );
			wp_cache_flush();
		}

		self::assertSame( array( 503, '5' ), array( $response->status, $response->headers['Retry-After'] ?? '' ) );
	}

	/** An update that WordPress found answered 500 while the site was in maintenance mode. */
	public function test_maintenance_mode_returns_a_retry_time(): void {
		$survey = $this->aStoredSurvey();
		self::assertTrue( $this->serve() );
		file_put_contents( ABSPATH . '.maintenance', '<?php $upgrading = time();' );
		try {
			[ $status ] = $this->collect( "survey=$survey->id&do=response", $this->json( $survey, array( 'Yes' ) ) );
			$headers    = $this->headers();
		} finally {
			unlink( ABSPATH . '.maintenance' );
		}

		self::assertSame( 503, $status );
		self::assertContains( 'Retry-After: 5', $headers );
	}

	public function test_errors_use_a_language_that_the_plugin_includes(): void {
		$survey = $this->aStoredSurvey();
		self::assertTrue( $this->serve() );
		/** @var array{messages: array<string, string>} $german */
		$german = require dirname( __DIR__, 5 ) . '/languages/userfeedback-de_DE.l10n.php';
		wp_mkdir_p( WP_LANG_DIR );
		self::assertTrue( ( new MO() )->export_to_file( WP_LANG_DIR . '/de_DE.mo' ) );
		update_option( 'WPLANG', 'de_DE' );
		try {
			$said = $this->collect( 'survey=' . ( $survey->id + 1000 ) . '&do=response', $this->json( $survey, array( 'Yes' ) ) );
		} finally {
			delete_option( 'WPLANG' );
			unlink( WP_LANG_DIR . '/de_DE.mo' );
		}

		$body = json_decode( $said[1], true );
		self::assertSame( $german['messages']['This survey doesn’t exist or isn’t open.'], is_array( $body ) ? $body['message'] : '' );
	}

	public function test_errors_use_the_language_of_the_site(): void {
		$survey = $this->aStoredSurvey();
		self::assertTrue( $this->serve() );
		$folder = WP_LANG_DIR . '/plugins';
		wp_mkdir_p( $folder );
		$mo = new MO();
		$mo->add_entry(
			new Translation_Entry(
				array(
					'singular'     => 'This survey doesn’t exist or isn’t open.',
					'translations' => array( 'Diese Umfrage gibt es nicht.' ),
				)
			)
		);
		self::assertTrue( $mo->export_to_file( "$folder/userfeedback-de_DE.mo" ) );
		self::assertTrue( ( new MO() )->export_to_file( WP_LANG_DIR . '/de_DE.mo' ) ); // An installed language.
		update_option( 'WPLANG', 'de_DE' );
		try {
			$said = $this->collect(
				'survey=' . ( $survey->id + 1000 ) . '&do=response&_locale=user',
				$this->json( $survey, array( 'Yes' ) )
			);
		} finally {
			delete_option( 'WPLANG' );
			unlink( "$folder/userfeedback-de_DE.mo" );
			unlink( WP_LANG_DIR . '/de_DE.mo' );
		}

		self::assertSame(
			array( 404, '{"code":"userfeedback_not_found","message":"Diese Umfrage gibt es nicht.","data":{"status":404}}' ),
			$said
		);
	}

	public function test_only_post_requests_with_known_actions_are_answered(): void {
		$survey = $this->aStoredSurvey();
		self::assertTrue( $this->serve() );

		foreach ( array( 'GET', 'PUT', 'DELETE', 'OPTIONS' ) as $method ) {
			self::assertSame( 405, $this->server?->get( self::FILE . "?survey=$survey->id&do=response", array(), $method )[0] );
			self::assertContains( 'Allow: POST', $this->headers() );
		}
		foreach ( array( '', 'do=delete', 'do[]=response', "survey=$survey->id" ) as $query ) {
			[ $status, $said ] = $this->collect( $query, $this->json( $survey, array( 'Yes' ) ) );
			self::assertSame( 404, $status );
			self::assertStringContainsString( 'rest_no_route', $said );
		}
	}

	public function test_a_survey_with_a_type_of_another_plugin_is_left_to_rest(): void {
		$survey = $this->aStoredSurvey( array( 'questions' => array( self::aQuestion( 'text' ), self::aQuestion( 'radio-button' ) ) ) );
		$this->retype( $survey->id, '"type":"text"', '"type":"color"' );
		self::assertTrue( $this->serve() );

		[ $status, $said ] = $this->collect( "survey=$survey->id&do=response", $this->json( $survey, array( '#3366cc', 'Yes' ) ) );

		self::assertSame( array( 404, 0 ), array( $status, $this->storedResponses( $survey ) ) );
		self::assertStringContainsString( 'rest_no_route', $said );
	}

	/** Stores a question type that no plugin has registered here, as in the collector. */
	private function retype( int $surveyId, string $before, string $after ): void {
		Plugin::get( Db::class )->write(
			'UPDATE {surveys} SET questions = REPLACE( questions, %s, %s ) WHERE id = %d',
			array( $before, $after, $surveyId )
		);
	}

	public function test_a_deactivated_collector_returns_a_plain_404_and_no_error_code_of_the_plugin(): void {
		$survey = $this->aStoredSurvey();
		self::assertTrue( $this->serve() );
		$token = rawurlencode( $this->tokenOf( $survey ) );

		Deactivator::deactivate( false );
		self::assertFalse( ( new CollectorState() )->isOn() );

		foreach ( array( 'response', ...SubmissionShape::EVENTS ) as $do ) {
			[ $status, $said ] = $this->collect( "survey=$survey->id&do=$do&nonce=$token", $this->json( $survey, array( 'Yes' ) ) );
			self::assertSame( 404, $status );
			self::assertStringNotContainsString( 'userfeedback_', $said );
		}
		self::assertSame( 0, $this->storedResponses( $survey ) );
		self::assertNull(
			Plugin::get( Db::class )->value( 'SELECT SUM(impressions) FROM {daily} WHERE survey_id = %d', array( $survey->id ) )
		);
	}

	/** Sends the same to both; neither may store anything. */
	private function assertSame2( int $surveyId, string $body, string $case, string $type = 'application/json' ): void {
		$rest = $this->rest( "surveys/$surveyId/responses", $body, $type );
		self::assertContains( $rest[0], array( 400, 403, 404, 413 ), $case );
		self::assertSame( $rest, $this->collect( "survey=$surveyId&do=response", $body, $type ), $case );
	}

	/** @return array<string, string> */
	private function corpus( Survey $survey ): array {
		$whole  = $this->submission( $survey, array( 'Yes', array( 'Yes' ), 'Fine', 'Fine', 'a@example.org', 5, 10 ) );
		$ids    = array_map( static fn( $question ): string => $question->id, $survey->questions );
		$bodies = array();
		foreach ( SubmitTest::faults() as $name => $fault ) {
			$changed         = array_diff_key( $fault[0] + $whole, ( $fault[2] ?? false ) ? array( $fault[1] => true ) : array() );
			$bodies[ $name ] = str_replace( array( '%0', '%1', '%2', '%3', '%4', '%5', '%6' ), $ids, (string) wp_json_encode( $changed ) );
		}
		return $bodies;
	}
}
