<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Rights;

use PHPUnit\Framework\AssertionFailedError;
use Throwable;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\SiteSetup;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counting\Recount\RecountSurvey;
use UserFeedback\Responses\Counting\ResponseProcessor;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Code\SentQueries;
use UserFeedback\Tests\Support\Hostile\Tripwire;
use UserFeedback\Tests\Support\Made\ExpectedRow;
use UserFeedback\Tests\Support\Made\PublicSurveys;
use UserFeedback\Tests\Support\Made\Responding;
use UserFeedback\Tests\Support\Made\Stored;

/**
 * Base test that sends invalid and malicious input to the public routes, and checks that only accepted input has an effect.
 *
 * It doesn't compare all stored data each time, because each call's statements are known: it is enough that a rejected call
 * sends no write, that an accepted call adds the right row, and that all data is right at the end.
 */
abstract class PublicTestCase extends RestTestCase {

	use Responding;

	/** All status codes that a public route may return; each address sends once, to stay below the rate limit. */
	private const DECLARED = array( 200, 201, 204, 400, 403, 404, 413 );

	protected PublicSurveys $surveys;
	protected int $sent     = 0;
	protected int $accepted = 0;
	protected int $spam     = 0;

	private SentQueries $queries;
	private string $before = '';
	private int $displays  = 0;
	private int $inSight   = 0; // For the open survey.

	protected function setUp(): void {
		parent::setUp();
		$this->stopClockAt( '2026-11-21T12:00:20Z' );
		$this->surveys = PublicSurveys::made( $this->aSurvey( ... ), $this->tokenOf( ... ) );
		$this->before  = $this->untouched();
		$this->queries = new SentQueries();
		$this->queries->listen();
		Tripwire::$woke = 0;
	}

	protected function tearDown(): void {
		$_SERVER['REMOTE_ADDR'] = '127.0.0.1';
		parent::tearDown();
	}

	/** Makes one call as a new visitor. */
	protected function send( PublicCall $call ): RestAnswer {
		$case                   = "$call->case: " . substr( $call->body, 0, 2000 );
		$_SERVER['REMOTE_ADDR'] = long2ip( 0x0A000000 + ( ++$this->sent ) );
		$this->queries->forget();
		try {
			$answer = $this->raw( $call->method, $call->path, $call->body, array( 'Content-Type' => $call->type ) );
			$this->assertHarmless( $answer, $call, $case );
		} catch ( AssertionFailedError $known ) {
			throw $known;
		} catch ( Throwable $fault ) {
			self::fail( "$case: " . $fault->getMessage() . ' in ' . $fault->getFile() . ':' . $fault->getLine() );
		}
		return $answer;
	}

	/** Only the accepted input is stored, and it can be counted and read. */
	protected function assertNothingElseCameOfIt(): void {
		$db = Plugin::get( Db::class );
		self::assertSame(
			array( 'rows' => (string) $this->accepted, 'spam' => (string) $this->spam ),
			$db->row( "SELECT COUNT(*) AS 'rows', COUNT(CASE WHEN status = 'spam' THEN 1 END) AS spam FROM {responses}" )
		);
		self::assertSame( $this->displays, (int) $db->value( 'SELECT SUM(impressions) + SUM(starts) + SUM(visitors) FROM {daily}' ) );
		self::assertSame( $this->before, $this->untouched(), 'Something else was changed.' );

		while ( Plugin::get( ResponseProcessor::class )->run() > 0 ) {
			continue;
		}
		self::assertSame( 0, Plugin::get( RecountSurvey::class )->survey( $this->surveys->open->id ) );
		$this->asRoleWith( Permission::VIEW );
		$seen = $this->request( 'GET', "surveys/{$this->surveys->open->id}/responses", array( 'per_page' => 100 ) );
		self::assertSame( $this->inSight, $seen->at( 'pagination.total' ), 'Spam is out of sight, and nothing else is.' );
		$this->assertStatus( 200, $this->request( 'GET', "surveys/{$this->surveys->open->id}/results" ) );
	}

	private function assertHarmless( RestAnswer $answer, PublicCall $call, string $case ): void {
		$case = "$case\nwas answered with $answer->status " . wp_json_encode( $answer->body );
		self::assertContains( $answer->status, array() === $call->may ? self::DECLARED : $call->may, $case );
		if ( 400 === $answer->status && '' !== $call->names && 'rest_invalid_json' !== $answer->text( 'code' ) ) {
			$this->assertNamed( $answer, $call->names, $case );
		}
		self::assertSame( 0, Tripwire::$woke, $case );
		$writes = $this->queries->writes();
		if ( 201 === $answer->status && str_contains( (string) end( $writes ), SiteSetup::WOKEN_AT ) ) {
			array_pop( $writes ); // Every ten seconds, one browser may run cron.
		}
		$tables = array_map(
			static fn( string $sql ): string => 1 === preg_match(
				'/\A(?:(?:INSERT|INSERT IGNORE) INTO|UPDATE) \S+_uf_(\w+)(?: SET (hits = hits - 1))?/',
				$sql,
				$found
			)
				? implode( ': ', array_slice( $found, 1 ) )
				: $sql,
			$writes
		);
		// The unique key finds it, and the rate limit is refunded.
		$repeat = 'POST' === $call->method ? array( 'rate_limits', 'responses', 'rate_limits: hits = hits - 1' ) : array();
		self::assertSame(
			array(
				200 => $repeat,
				201 => array( 'rate_limits', 'responses' ),
				204 => array( 'rate_limits', 'daily' ),
			)[ $answer->status ] ?? array(),
			$tables,
			"$case: rows only where accepted."
		);
		if ( 204 === $answer->status ) {
			++$this->displays;
		}
		if ( 200 === $answer->status && 'POST' === $call->method ) {
			$body = json_decode( $call->body, true );
			self::assertIsArray( $body, $case );
			self::assertSame(
				(string) $answer->id(),
				Plugin::get( Db::class )->value(
					'SELECT id FROM {responses} WHERE token = %s',
					array( is_string( $body['token'] ) ? $body['token'] : '' )
				),
				$case
			);
		}
		if ( 201 === $answer->status ) {
			$this->assertStored( $answer->id(), $call, $case );
		}
	}

	private function assertNamed( RestAnswer $answer, string $field, string $case ): void {
		$named = array_map( 'strval', array_keys( $answer->items( 'data.params' ) ) );
		self::assertNotSame(
			array(),
			array_filter( $named, static fn( string $name ): bool => str_starts_with( $name, $field ) || str_starts_with( $field, $name ) ),
			"$case: the fault is named."
		);
	}

	private function assertStored( int $id, PublicCall $call, string $case ): void {
		$row  = Plugin::get( Db::class )->row( 'SELECT * FROM {responses} WHERE id = %d', array( $id ) );
		$body = json_decode( $call->body, true );
		self::assertNotNull( $row, $case );
		self::assertIsArray( $body, $case );
		$survey   = $this->surveyOf( (int) $row['survey_id'] );
		$expected = new ExpectedRow( $survey, $body );
		self::assertSame( $expected->answers(), json_decode( (string) $row['answers'], true ), $case );
		self::assertMatchesRegularExpression( '/\A[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\z/', (string) $row['token'], $case );
		self::assertSame(
			array( "surveys/$survey->id/responses", $body['token'] ?? $row['token'], '0' ),
			array( $call->path, $row['token'], $row['counted'] ),
			$case
		);
		self::assertSame( $expected->columns(), array_intersect_key( $row, $expected->columns() ), $case );
		self::assertTrue(
			$expected->fitsAddress( (string) $row['page_url'] ),
			"$case: the page's address was kept as {$row['page_url']}."
		);
		++$this->accepted;
		$this->spam    += 'spam' === $row['status'] ? 1 : 0;
		$this->inSight += 'spam' !== $row['status'] && $survey === $this->surveys->open ? 1 : 0;
	}

	private function surveyOf( int $id ): Survey {
		self::assertContains( $id, array( $this->surveys->open->id, $this->surveys->other->id ), 'Only these two are open.' );
		return $id === $this->surveys->open->id ? $this->surveys->open : $this->surveys->other;
	}

	/** Returns a checksum of data visitors can't change. */
	private function untouched(): string {
		$db = Plugin::get( Db::class );
		update_option( SiteSetup::WOKEN_AT, '0' ); // An accepted response may change it.
		return md5(
			serialize(
				array_diff_key(
					Stored::now()->rows,
					array_flip( array( $db->table( 'responses' ), $db->table( 'rate_limits' ), $db->table( 'daily' ) ) )
				)
			)
		);
	}
}
