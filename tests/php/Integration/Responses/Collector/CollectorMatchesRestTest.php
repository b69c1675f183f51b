<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Responses\Collector;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\Hostile\CaseCount;
use UserFeedback\Tests\Support\Hostile\EnvelopeCorpus;
use UserFeedback\Tests\Support\Hostile\SubmissionCorpus;
use UserFeedback\Tests\Support\Hostile\SubmissionMutator;
use UserFeedback\Tests\Support\Made\PublicSurveys;
use UserFeedback\Tests\Support\Rights\PublicCall;
use UserFeedback\Tests\Support\Servers\ServedCollector;

/**
 * Sends the hostile corpus over HTTP to the REST route and to the collector: same status, same texts, same row as in one
 * process.
 */
final class CollectorMatchesRestTest extends ServedCollector {

	/** Uses every nth case of the corpus; cases about complete bodies and headers are all sent. */
	private const EACH = 12;

	private const GENERATED = 40;

	private const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

	public function test_hostile_submissions_get_the_same_result_at_both_endpoints(): void {
		$surveys = PublicSurveys::made( $this->aStoredSurvey( ... ), $this->tokenOf( ... ) );
		self::assertTrue( $this->serve() );
		$sent   = 0;
		$stored = 0;
		foreach ( $this->calls( $surveys ) as $call ) {
			++$sent;
			$rest   = $this->post( '/wp-json/userfeedback/v1/' . $call->path, $call );
			$kept   = $this->taken( $surveys->ids() );
			$said   = $this->post( self::FILE . '?' . $call->query(), $call );
			$case   = "$call->case: " . substr( $call->body, 0, 2000 );
			$others = $this->taken( $surveys->ids() );

			self::assertContains( $rest[0], self::may( $call ), "$case\n$rest[1]" );
			self::assertCount( 201 === $rest[0] ? 1 : 0, $kept, $case );
			self::assertSame( self::withoutId( $rest ), self::withoutId( $said ), $case );
			self::assertSame( self::withoutMadeToken( $kept, $call ), self::withoutMadeToken( $others, $call ), $case );
			$stored += count( $kept );
		}
		self::assertGreaterThan( intdiv( $sent, 6 ), $stored );
		CaseCount::write( "submissions over HTTP, both ways ({$this->database()})", $sent );
	}

	/** @return non-empty-list<int> */
	private static function may( PublicCall $call ): array {
		// The visitor's earlier response was deleted.
		$may = 'a visitor again' === $call->case ? array( 201 ) : $call->may;
		return array() === $may ? array( 201, 400, 403, 404, 413 ) : $may;
	}

	/**
	 * A response sent without a token gets a random one.
	 *
	 * @param list<array<string, mixed>> $rows
	 * @return list<array<string, mixed>>
	 */
	private static function withoutMadeToken( array $rows, PublicCall $call ): array {
		return str_contains( $call->body, '"token"' )
			? $rows
			: array_map( static fn( array $row ): array => array_diff_key( $row, array( 'token' => true ) ), $rows );
	}

	/** @return list<PublicCall> */
	private function calls( PublicSurveys $surveys ): array {
		$calls = array();
		foreach ( ( new EnvelopeCorpus( $surveys ) )->all() as $call ) {
			$calls[] = $call;
		}
		$names = array_flip( array_map( static fn( PublicCall $call ): string => $call->case, $calls ) );
		$place = 0;
		foreach ( ( new SubmissionCorpus( $surveys ) )->all() as $call ) {
			if ( ! isset( $names[ $call->case ] ) && 0 === ++$place % self::EACH ) {
				$calls[] = $call;
			}
		}
		$made = new SubmissionMutator( $surveys, 1 );
		for ( $i = 0; $i < self::GENERATED; ++$i ) {
			$calls[] = $made->next();
		}
		self::assertGreaterThan( 500, count( $calls ) );
		// The database hardly matters here.
		return 'MariaDB' === $this->database()
			? $calls
			: array_values( array_filter( $calls, static fn( int $at ): bool => 0 === $at % 5, ARRAY_FILTER_USE_KEY ) );
	}

	/** @return array{int, string} */
	private function post( string $path, PublicCall $call ): array {
		return $this->server?->get(
			$path,
			array( 'Content-Type' => $call->type, 'User-Agent' => self::BROWSER ),
			'POST',
			$call->body
		) ?? array( 0, '' );
	}

	/**
	 * Deletes the stored rows, so that the other endpoint finds the same table and no one counts as a crowd.
	 *
	 * @param non-empty-list<int> $ids
	 * @return list<array<string, string|null>>
	 */
	private function taken( array $ids ): array {
		$db   = Plugin::get( Db::class );
		$rows = $db->rows( 'SELECT * FROM {responses} WHERE survey_id IN (' . $db::placeholders( $ids ) . ')', $ids );
		if ( array() !== $rows ) {
			$db->write( 'DELETE FROM {responses} WHERE survey_id IN (' . $db::placeholders( $ids ) . ')', $ids );
			$db->write( 'DELETE FROM {rate_limits} WHERE survey_id IN (' . $db::placeholders( $ids ) . ')', $ids );
		}
		foreach ( $rows as $row ) {
			self::assertEqualsWithDelta( time(), strtotime( "{$row['submitted_at']} UTC" ), 60 );
			self::assertSame( 'Firefox 140', $row['browser'] );
		}
		return array_map(
			static fn( array $row ): array => array_diff_key( $row, array( 'id' => true, 'submitted_at' => true, 'day' => true ) ),
			$rows
		);
	}

	/**
	 * @param array{int, string} $answer
	 * @return array{int, string}
	 */
	private static function withoutId( array $answer ): array {
		return array(
			$answer[0],
			201 === $answer[0] ? (string) preg_replace( '/\A\{"id":[1-9]\d*\}\z/', 'an id', $answer[1] ) : $answer[1],
		);
	}

	private function database(): string {
		return null === Plugin::get( Db::class )->connection() ? 'SQLite' : 'MariaDB';
	}
}
