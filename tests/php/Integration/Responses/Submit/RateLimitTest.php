<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Responses\Submit;

use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\SiteSetup;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Plugin;
use UserFeedback\Responses\Submit\Impressions\ImpressionRepository;
use UserFeedback\Responses\Submit\RateLimit\RateLimit;
use UserFeedback\Responses\Submit\RateLimit\RateLimitRepository;
use UserFeedback\Responses\Visitor\TrustedProxies;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Code\SentQueries;
use UserFeedback\Tests\Support\Made\Responding;

final class RateLimitTest extends RestTestCase {

	use Responding;

	private const USUAL    = 30;
	private const DISPLAYS = 120;

	protected function tearDown(): void {
		$_SERVER['REMOTE_ADDR'] = '127.0.0.1';
		unset( $_SERVER['HTTP_X_FORWARDED_FOR'] );
		parent::tearDown();
	}

	public function test_the_31st_response_in_a_minute_gets_a_retry_time_and_is_accepted_after_it(): void {
		$survey = $this->aSurvey();
		$this->stopClockAt( '2026-11-21T12:00:20Z' );
		$this->fill( $survey );

		$refused = $this->send( $survey );

		$this->assertStatus( 429, $refused );
		self::assertSame( 'userfeedback_too_many', $refused->at( 'code' ) );
		self::assertSame( '40', $refused->headers['Retry-After'] );
		self::assertSame( self::USUAL, $this->storedResponses( $survey ) );

		$this->stopClockAt( '2026-11-21T12:01:00Z' );
		$this->assertStatus( 201, $this->send( $survey ) );
	}

	public function test_other_surveys_and_other_addresses_are_not_limited(): void {
		$survey = $this->aSurvey();
		$other  = $this->aSurvey();
		$this->stopClockAt( '2026-11-21T12:00:20Z' );
		$this->fill( $survey );

		$this->assertStatus( 201, $this->send( $other ) );
		$_SERVER['REMOTE_ADDR'] = '198.51.100.7';
		$this->assertStatus( 201, $this->send( $survey ) );
		$this->assertStatus(
			204,
			$this->request( 'POST', "surveys/$survey->id/impression?nonce=" . rawurlencode( $this->tokenOf( $survey ) ) )
		);
	}

	/** @dataProvider events */
	public function test_one_address_cannot_inflate_the_displays_of_a_survey( string $event, string $column ): void {
		$survey = $this->aSurvey();
		$heard  = did_action( 'userfeedback_after_db_impression' );
		$this->stopClockAt( '2026-11-21T12:00:20Z' );
		for ( $i = 0; $i < self::DISPLAYS + 20; ++$i ) {
			$this->assertStatus( 204, $this->display( $survey, $event ) );
		}
		self::assertSame( self::DISPLAYS, $this->displays( $survey, $column ) );
		self::assertSame(
			'impression' === $event ? self::DISPLAYS : 0,
			did_action( 'userfeedback_after_db_impression' ) - $heard,
			'Other plugins hear of what is counted.'
		);

		$this->assertStatus( 201, $this->send( $survey ) );
		$_SERVER['REMOTE_ADDR'] = '198.51.100.7';
		$this->assertStatus( 204, $this->display( $survey, $event ) );
		$_SERVER['REMOTE_ADDR'] = '127.0.0.1';
		$this->stopClockAt( '2026-11-21T12:01:00Z' );
		$this->assertStatus( 204, $this->display( $survey, $event ) );
		self::assertSame( self::DISPLAYS + 2, $this->displays( $survey, $column ) );
	}

	/** @return array<string, array{string, string}> */
	public static function events(): array {
		return array(
			'seen'  => array( 'impression', 'impressions' ),
			'begun' => array( 'start', 'starts' ),
			'first' => array( 'first', 'visitors' ),
		);
	}

	public function test_an_impression_takes_one_more_statement_only_if_there_is_a_limit(): void {
		$survey = $this->aSurvey();
		$writes = new SentQueries();
		$writes->listen();
		foreach ( array( 120 => 2, 0 => 1 ) as $most => $statements ) {
			foreach ( array( 'the first', 'the second' ) as $which ) {
				$writes->forget();
				Plugin::get( ImpressionRepository::class )->add(
					$survey->id,
					'2026-11-21',
					1,
					$this->limit( 30, $most )->countDisplay( $survey->id, '198.51.100.7' )
				);
				self::assertCount( $statements, $writes->writes(), "$which, limit $most" );
			}
		}
	}

	public function test_a_forged_forwarded_address_does_not_bypass_the_limit(): void {
		$survey = $this->aSurvey();
		$this->stopClockAt( '2026-11-21T12:00:20Z' );
		$this->fill( $survey );

		$_SERVER['HTTP_X_FORWARDED_FOR'] = '198.51.100.7';
		$this->assertStatus( 429, $this->send( $survey ) );
	}

	public function test_a_repeated_request_is_neither_counted_nor_refused(): void {
		$survey = $this->aSurvey();
		$this->stopClockAt( '2026-11-21T12:00:20Z' );
		$body  = $this->submission( $survey, array( 'Yes' ) );
		$first = $this->send( $survey, $body );

		for ( $i = 0; $i < self::USUAL; ++$i ) {
			$this->assertStatus( 200, $this->send( $survey, $body ) );
		}
		$this->fill( $survey, self::USUAL - 1 );
		$this->assertStatus( 429, $this->send( $survey ) );

		$again = $this->send( $survey, $body );
		$this->assertStatus( 200, $again );
		self::assertSame( $first->id(), $again->id() );
	}

	public function test_requests_refused_for_other_reasons_do_not_count(): void {
		$survey = $this->aSurvey();
		for ( $i = 0; $i < self::USUAL + 1; ++$i ) {
			$this->assertStatus( 400, $this->send( $survey, $this->submission( $survey, array( 'Perhaps' ) ) ) );
		}
		$this->assertStatus( 201, $this->send( $survey ) );
	}

	public function test_the_stored_value_does_not_reveal_the_address(): void {
		$_SERVER['REMOTE_ADDR'] = '198.51.100.7';
		$this->send( $this->aSurvey() );

		$row = Plugin::get( Db::class )->row( 'SELECT * FROM {rate_limits}' );
		self::assertNotNull( $row );
		self::assertMatchesRegularExpression( '/\A[0-9a-f]{32}\z/', (string) $row['address'] );
		self::assertNotSame( md5( '198.51.100.7' ), $row['address'] );
		self::assertNotSame( substr( hash( 'sha256', '198.51.100.7' ), 0, 32 ), $row['address'] );
	}

	public function test_a_copy_of_the_database_is_not_enough_to_find_the_address_of_a_row(): void {
		$_SERVER['REMOTE_ADDR'] = '198.51.100.7';
		$this->send( $this->aSurvey() );

		$stored = Plugin::get( Db::class )->value( 'SELECT address FROM {rate_limits}' );
		foreach ( array( 'address', 'display' ) as $of ) {
			self::assertNotSame(
				substr( hash_hmac( 'sha256', "$of|198.51.100.7", SiteSetup::writeKey() ), 0, 32 ),
				$stored,
				'The key is in the same database.'
			);
		}
	}

	/** @dataProvider neighbors */
	public function test_different_notations_of_one_address_count_as_one_visitor( string $one, string $other, bool $same ): void {
		$limit = $this->limit( 1 );
		$limit->count( 1, self::sender( $one ) );
		try {
			$limit->count( 1, self::sender( $other ) );
			self::assertFalse( $same, 'Two visitors, it was thought.' );
		} catch ( RequestError ) {
			self::assertTrue( $same, 'One visitor, it was thought.' );
		}
	}

	private static function sender( string $address ): string {
		return TrustedProxies::listed( '' )->client( array( 'REMOTE_ADDR' => $address ) )?->sender() ?? '';
	}

	/** @return iterable<string, array{string, string, bool}> */
	public static function neighbors(): iterable {
		yield 'two hosts' => array( '198.51.100.7', '198.51.100.8', false );
		yield 'a host of the new protocol, which has 64 bits for itself' => array( '2001:db8:0:1::1', '2001:db8:0:1:ffff::2', true );
		yield 'two hosts of the new protocol' => array( '2001:db8:0:1::1', '2001:db8:0:2::1', false );
		yield 'an old address inside a new one' => array( '198.51.100.7', '::ffff:198.51.100.7', true );
		yield 'two old addresses inside new ones' => array( '::ffff:198.51.100.8', '::ffff:198.51.100.7', false );
	}

	public function test_nothing_is_limited_without_a_limit_or_without_a_known_address(): void {
		self::assertFalse( $this->limit( 0 )->isFor( '198.51.100.7' ) );
		self::assertFalse( $this->limit( 1 )->isFor( '' ) );
		self::assertTrue( $this->limit( 1 )->isFor( '198.51.100.7' ) );

		$survey = $this->aSurvey();
		unset( $_SERVER['REMOTE_ADDR'] );
		for ( $i = 0; $i < self::USUAL + 1; ++$i ) {
			$this->assertStatus( 201, $this->send( $survey ) );
		}
	}

	public function test_cron_deletes_past_minutes_and_keeps_the_current_one(): void {
		$this->stopClockAt( '2026-11-21T12:00:59Z' );
		$limit = $this->limit( 5 );
		foreach ( array( '198.51.100.7', '198.51.100.8', '198.51.100.9' ) as $address ) {
			$limit->count( 1, $address );
		}
		self::assertSame( 0, $limit->forgetOld( 10 ) );

		$this->stopClockAt( '2026-11-21T12:01:00Z' );
		$limit->count( 1, '198.51.100.7' );
		self::assertSame( 2, $limit->forgetOld( 2 ) );
		do_action( 'userfeedback_process' );

		self::assertSame( array( array( 'hits' => '1' ) ), Plugin::get( Db::class )->rows( 'SELECT hits FROM {rate_limits}' ) );
	}

	/** Guards against: on a site whose requests count their responses, hashed addresses stayed until the next cron run. */
	public function test_every_night_all_past_minutes_are_deleted(): void {
		$this->stopClockAt( '2026-11-21T12:00:59Z' );
		$this->limit( 5 )->count( 1, '198.51.100.7' );
		$this->stopClockAt( '2026-11-21T23:00:00Z' );
		$this->limit( 5 )->count( 1, '198.51.100.8' );

		do_action( 'userfeedback_recount' );

		self::assertSame( '1', Plugin::get( Db::class )->value( 'SELECT COUNT(*) FROM {rate_limits}' ) );
	}

	private function limit( int $most, int $displays = self::DISPLAYS ): RateLimit {
		return new RateLimit( new RateLimitRepository( Plugin::get( Db::class ) ), Plugin::get( Clock::class ), $most, $displays, 'salt' );
	}

	private function display( Survey $survey, string $event ): RestAnswer {
		return $this->asVisitor()->request(
			'POST',
			"surveys/$survey->id/impression?event=$event&nonce=" . rawurlencode( $this->tokenOf( $survey ) )
		);
	}

	private function displays( Survey $survey, string $column ): int {
		return (int) (
			Plugin::get( Db::class )->row(
				'SELECT SUM(impressions) AS impressions, SUM(starts) AS starts, SUM(visitors) AS visitors FROM {daily} WHERE survey_id = %d',
				array( $survey->id )
			)[ $column ] ?? 0
		);
	}

	private function fill( Survey $survey, int $times = self::USUAL ): void {
		for ( $i = 0; $i < $times; ++$i ) {
			$this->assertStatus( 201, $this->send( $survey ) );
		}
	}

	/** @param array<string, mixed>|null $body */
	private function send( Survey $survey, ?array $body = null ): RestAnswer {
		return $this->asVisitor()->request(
			'POST',
			"surveys/$survey->id/responses",
			$body ?? $this->submission( $survey, array( 'Yes' ) )
		);
	}
}
