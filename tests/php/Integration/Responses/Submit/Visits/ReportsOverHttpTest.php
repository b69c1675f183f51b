<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Responses\Submit\Visits;

use DateTimeImmutable;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\SiteSetup;
use UserFeedback\Plugin;
use UserFeedback\Responses\Submit\WriteToken;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Hostile\CaseCount;
use UserFeedback\Tests\Support\Hostile\HostileText;
use UserFeedback\Tests\Support\Servers\ServedCollector;

/** Reports on visits, valid and hostile, sent over HTTP to REST and to the collector: same status, same texts, same row. */
final class ReportsOverHttpTest extends ServedCollector {

	private const TOKEN = '00000000-0000-4000-8000-00000000e001';

	private const JSON = 'application/json';

	public function test_reports_get_the_same_reply_from_rest_and_the_collector(): void {
		$survey = $this->recording();
		$plain  = $this->aStoredSurvey();
		$draft  = $this->recording( array( 'status' => 'draft' ) );
		self::assertTrue( $this->serve() );
		$sent = 0;
		$kept = 0;
		foreach ( $this->bodies( $survey, $plain ) as $case => [ $type, $body, $may ] ) {
			$kept += $this->sendTwice( $case, $survey->id, $body, $may, $type );
			++$sent;
		}
		foreach ( array( 0, $draft->id, $survey->id + 1000 ) as $id ) {
			$this->sendTwice( "survey $id", $id, $this->body( $draft ), array( 400, 404 ) );
		}
		self::assertSame( 0, $this->sendTwice( 'no recording', $plain->id, $this->body( $plain ), array( 204 ) ) );
		self::assertGreaterThan( 100, $sent );
		self::assertGreaterThan( 10, $kept );
		CaseCount::write( 'reports on visits over HTTP, both ways', $sent );
	}

	public function test_a_cached_page_gets_a_fresh_token_and_can_report_with_it(): void {
		$survey = $this->recording();
		self::assertTrue( $this->serve() );
		$old  = ( new WriteToken( SiteSetup::writeKey(), new Clock( new DateTimeImmutable( '-30 days' ) ) ) )->of( $survey->id );
		$said = array(
			$this->collect( "survey=$survey->id&do=steps", $this->body( $survey, array( 'nonce' => $old ) ) ),
			$this->rest( "surveys/$survey->id/visits", $this->body( $survey, array( 'nonce' => $old ) ) ),
		);
		foreach ( $said as [ $status, $json ] ) {
			$error = json_decode( $json, true );
			self::assertSame( 403, $status );
			self::assertIsArray( $error );
			self::assertSame( 'userfeedback_expired_token', $error['code'] );
			self::assertIsArray( $error['data'] );
			$again = $this->body( $survey, array( 'nonce' => $error['data']['nonce'] ) );
			self::assertSame( 204, $this->collect( "survey=$survey->id&do=steps", $again )[0] );
		}
		self::assertCount( 1, $this->taken() );
	}

	public function test_rest_and_the_collector_refuse_reports_from_another_site(): void {
		$survey = $this->recording();
		self::assertTrue( $this->serve() );
		$headers = array( 'Content-Type' => self::JSON, 'Origin' => 'https://evil.example' );
		foreach ( array( "/wp-json/userfeedback/v1/surveys/$survey->id/visits", self::FILE . "?survey=$survey->id&do=steps" ) as $path ) {
			self::assertSame( 403, $this->server?->get( $path, $headers, 'POST', $this->body( $survey ) )[0], $path );
		}
		self::assertSame( array(), $this->taken() );
	}

	/**
	 * @param list<int> $may allowed statuses
	 * @return int how many rows REST stored
	 */
	private function sendTwice( string $case, int $id, string $body, array $may, string $type = self::JSON ): int {
		$rest      = $this->rest( "surveys/$id/visits", $body, $type );
		$ofRest    = $this->taken();
		$collector = $this->collect( "survey=$id&do=steps", $body, $type );

		self::assertContains( $rest[0], $may, "$case\n$rest[1]" );
		self::assertSame( $rest, $collector, $case );
		self::assertSame( $ofRest, $this->taken(), $case );
		return count( $ofRest );
	}

	/** @return iterable<string, array{string, string, list<int>}> content type, body, and allowed statuses. */
	private function bodies( Survey $survey, Survey $other ): iterable {
		$question = $survey->questions[0]->id;
		$answer   = array( array( 'question_id' => $question, 'value' => 'Yes' ) );
		yield 'unfinished' => array( self::JSON, $this->body( $survey ), array( 204 ) );
		yield 'finished' => array( self::JSON, $this->body( $survey, array( 'finished' => true ) ), array( 204 ) );
		yield 'with an answer' => array( self::JSON, $this->body( $survey, array( 'answers' => $answer ) ), array( 204 ) );
		$phone = array( 'device' => 'mobile', 'language' => 'de_AT' );
		yield 'from a phone' => array( self::JSON, $this->body( $survey, $phone ), array( 204 ) );
		yield 'with a token of another survey' => array( self::JSON, $this->body( $other ), array( 403 ) );
		yield 'as a text' => array( 'text/plain', $this->body( $survey ), array( 400 ) );
		yield 'as a form' => array( 'application/x-www-form-urlencoded', 'token=x', array( 400 ) );
		yield 'too large' => array( self::JSON, '{"token":"' . str_repeat( 'a', 70_000 ) . '"}', array( 413 ) );
		foreach ( array( '', 'null', '42', '"text"', '[]', '{}', '{"token":', '[[],[]]', "\xFF\xFE", '{"__proto__":{}}' ) as $body ) {
			yield "no body: $body" => array( self::JSON, $body, array( 400 ) );
		}
		$odd = array( null, true, -1, 1.5, 1e30, '', 'x', array(), array( array() ), array( 'a' => 1 ) );
		foreach ( array( 'nonce', 'token', 'steps', 'answers', 'device', 'language', 'finished' ) as $name ) {
			$may = in_array( $name, array( 'nonce', 'token', 'steps' ), true ) ? array( 400 ) : array( 204 );
			yield "without $name" => array( self::JSON, $this->body( $survey, array(), $name ), $may );
			foreach ( $odd as $at => $value ) {
				yield "$name: $at" => array( self::JSON, $this->body( $survey, array( $name => $value ) ), array( 204, 400, 403 ) );
			}
		}
		foreach ( $odd as $at => $value ) {
			$step = array( 'question_id' => $question, 'outcome' => 'left', 'seconds' => $value );
			yield "seconds: $at" => array( self::JSON, $this->body( $survey, array( 'steps' => array( $step ) ) ), array( 204, 400 ) );
			$answer = array( array( 'question_id' => $question, 'value' => $value ) );
			yield "value: $at" => array( self::JSON, $this->body( $survey, array( 'answers' => $answer ) ), array( 204, 400 ) );
		}
		foreach ( HostileText::all() as $name => $text ) {
			$answer = array( array( 'question_id' => $question, 'value' => $text ) );
			yield "value: $name" => array( self::JSON, $this->body( $survey, array( 'answers' => $answer ) ), array( 204, 400 ) );
			yield "language: $name" => array( self::JSON, $this->body( $survey, array( 'language' => $text ) ), array( 204, 400 ) );
			yield "nonce: $name" => array( self::JSON, $this->body( $survey, array( 'nonce' => $text ) ), array( 400, 403 ) );
		}
	}

	/** @param array<string, mixed> $changes */
	private function recording( array $changes = array() ): Survey {
		$behavior = array( 'drop_off' => true, 'keep_partial' => true );
		return $this->aStoredSurvey( $changes + array( 'settings' => array( 'behavior' => $behavior ) ) );
	}

	/**
	 * @param array<string, mixed> $changes
	 * @param string               $missing a property to leave out
	 */
	private function body( Survey $survey, array $changes = array(), string $missing = '' ): string {
		$body = array(
			'nonce' => $this->tokenOf( $survey ),
			'token' => self::TOKEN,
			'steps' => array( array( 'question_id' => $survey->questions[0]->id, 'outcome' => 'left', 'seconds' => 7 ) ),
		);
		return (string) wp_json_encode( array_diff_key( $changes + $body, array( $missing => true ) ) );
	}

	/** @return list<array<string, string|null>> the stored rows, which it deletes. */
	private function taken(): array {
		$db   = Plugin::get( Db::class );
		$rows = $db->rows( 'SELECT survey_id, token, device, language, is_finished, progress, steps, answers FROM {visits}' );
		$db->write( 'DELETE FROM {visits}' );
		$db->write( 'DELETE FROM {rate_limits}' );
		return $rows;
	}
}
