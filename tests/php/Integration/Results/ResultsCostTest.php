<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Results;

use PDO;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counting\ResponseProcessor;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Code\SentQueries;
use UserFeedback\Tests\Support\Made\Responding;
use wpdb;

/** Reading results costs the same at a thousand responses and at a million: no statement scans them. */
final class ResultsCostTest extends RestTestCase {

	use Responding;

	/** Bytes that a request may use beyond what WordPress already uses. */
	private const MEMORY = 33_554_432;

	protected function setUp(): void {
		parent::setUp();
		$this->stopClockAt( '2026-11-21T12:00:00Z' );
	}

	public function test_no_query_scans_a_complete_table_of_responses_texts_or_days(): void {
		$survey = $this->answeredSurvey( 400 );
		$this->multiply( $survey, 3 );
		$this->manyDays( 2000 );

		foreach ( self::requests() as $case => $path ) {
			$onMany = array_filter(
				$this->statementsOf( $survey, $path ),
				static fn( string $sql ): bool => 1 === preg_match( '/_uf_(responses|texts|daily|daily_answers)\b/', $sql )
			);
			self::assertNotSame( array(), $onMany, $case );
			foreach ( $onMany as $sql ) {
				self::assertSame( array(), $this->fullScans( $sql ), "$case: $sql" );
			}
		}
	}

	public function test_the_number_of_queries_does_not_depend_on_questions_or_responses(): void {
		$few = $this->aSurvey(
			array( 'questions' => array( self::aQuestion( 'star-rating', array( 'settings' => array( 'comment_box' => true ) ) ) ) )
		);
		$this->respond( $few, array( array( 'with', 5, 'Nice comment' ) ), '2026-11-15T10:00:00Z' );
		Plugin::get( ResponseProcessor::class )->run();
		$many = $this->answeredSurvey( 40 );

		foreach ( self::requests() as $case => $path ) {
			$ofMany = count( $this->statementsOf( $many, $path ) );
			self::assertLessThanOrEqual(
				count( $this->statementsOf( $few, $path ) ) + ( str_contains( $path, 'search' ) ? 1 : 0 ),
				$ofMany,
				"$case: A search that found more than a page counts the rest."
			);
			self::assertLessThanOrEqual( 16, $ofMany, $case );
		}
	}

	public function test_answers_are_read_only_from_pending_responses(): void {
		$survey = $this->answeredSurvey( 40 );

		$readingAnswers = array_filter(
			$this->statementsOf( $survey, 'surveys/{id}/results' ),
			static fn( string $sql ): bool => 1 === preg_match( '/\banswers, page_id\b/', $sql )
		);

		self::assertCount( 1, $readingAnswers );
		self::assertMatchesRegularExpression( '/WHERE counted = 0 .* LIMIT 1000$/', (string) reset( $readingAnswers ) );
	}

	public function test_a_hundred_thousand_responses_fit_in_32_megabytes(): void {
		$survey = $this->answeredSurvey( 400 );
		$this->multiply( $survey, 8 );
		self::assertSame( 102_400, $this->storedResponses( $survey ) );
		$this->asRoleWith( Permission::VIEW );

		foreach ( self::requests() as $case => $path ) {
			$path = $this->address( $survey, $path );
			wp_cache_flush();
			// PHP 8.1 can't reset its peak memory usage, so this fills memory up to the peak; anything above it belongs to the
			// request.
			$taken  = str_repeat( '.', max( 0, memory_get_peak_usage() - memory_get_usage() ) );
			$before = memory_get_peak_usage();
			$this->assertStatus( 200, $this->request( 'GET', $path ) );
			self::assertLessThan( self::MEMORY, memory_get_peak_usage() - $before, $case );
			unset( $taken );
		}
	}

	/** @return iterable<string, string> */
	private static function requests(): iterable {
		yield 'results of all time' => 'surveys/{id}/results';
		yield 'results of a range' => 'surveys/{id}/results?from=2026-11-01&to=2026-11-15';
		yield 'the overview' => 'results-summary';
		yield 'the overview of a month, most answered first' => 'results-summary?start_date=2026-11-01&orderby=range_responses_count';
		yield 'the overview, most answered ever first' => 'results-summary?orderby=responses_count';
		yield 'the overview of one survey' => 'results-summary?survey_id={id}';
		yield 'texts' => 'surveys/{id}/questions/{text}/answers';
		yield 'comments' => 'surveys/{id}/questions/{comments}/answers';
		yield 'texts, a hundred a page, far down' => 'surveys/{id}/questions/{text}/answers?per_page=100&page=4';
		yield 'texts of a range' => 'surveys/{id}/questions/{text}/answers?from=2026-11-01&to=2026-11-15';
		yield 'a search' => 'surveys/{id}/questions/{comments}/answers?search=comment';
	}

	private function answeredSurvey( int $responses ): Survey {
		$survey = $this->aSurvey(
			array(
				'questions' => array(
					self::aQuestion(),
					self::aQuestion( 'text' ),
					self::aQuestion( 'nps', array( 'settings' => array( 'comment_box' => true ) ) ),
				),
			)
		);
		for ( $i = 0; $i < $responses; ++$i ) {
			$this->respond(
				$survey,
				array( 'Yes', "Text $i", array( 'with', 9, "Comment $i" ) ),
				sprintf( '2026-11-%02dT12:00:00Z', 1 + $i % 20 )
			);
		}
		Plugin::get( ResponseProcessor::class )->run();
		return $survey;
	}

	/** Doubles the counted responses and texts that many times. */
	private function multiply( Survey $survey, int $times ): void {
		$db = Plugin::get( Db::class );
		for ( $i = 0; $i < $times; ++$i ) {
			$step = (int) $db->value( 'SELECT MAX(id) - MIN(id) + 1 FROM {responses} WHERE survey_id = %d', array( $survey->id ) );
			$db->write(
				"INSERT INTO {responses} (id, survey_id, token, status, counted, answers, page_name, page_url, submitted_at, day)
					SELECT id + %d, survey_id, CONCAT(%d, '-', id), status, counted, answers, page_name, page_url, submitted_at, day
					FROM {responses} WHERE survey_id = %d",
				array( $step, $step, $survey->id )
			);
			$db->write(
				'INSERT INTO {texts} (response_id, survey_id, question_id, kind, day, submitted_at, text)
					SELECT response_id + %d, survey_id, question_id, kind, day, submitted_at, text
					FROM {texts} WHERE survey_id = %d',
				array( $step, $survey->id )
			);
		}
		$db->write( 'UPDATE {daily} SET responses = responses * %d WHERE survey_id = %d', array( 2 ** $times, $survey->id ) );
		$db->write( 'UPDATE {daily_answers} SET answers = answers * %d WHERE survey_id = %d', array( 2 ** $times, $survey->id ) );
	}

	/** Creates another survey with years of responses. */
	private function manyDays( int $days ): void {
		$survey = $this->aSurvey();
		$db     = Plugin::get( Db::class );
		$rows   = array();
		for ( $i = 0; $i < $days; ++$i ) {
			array_push( $rows, $survey->id, Plugin::get( Clock::class )->daysAgo( $i ), 1 );
		}
		foreach ( array_chunk( $rows, 600 ) as $some ) {
			$db->write(
				'INSERT INTO {daily} (survey_id, day, slot) VALUES ' . implode(
					', ',
					array_fill( 0, intdiv( count( $some ), 3 ), '(%d, %s, %d)' )
				),
				$some
			);
		}
		$db->write(
			'INSERT INTO {daily_answers} (survey_id, question_id, day, value_key, value, answers)
				SELECT survey_id, %s, day, %s, %s, 1 FROM {daily} WHERE survey_id = %d',
			array( $survey->questions[0]->id, '#answered', '', $survey->id )
		);
	}

	private function address( Survey $survey, string $path ): string {
		$last = count( $survey->questions ) - 1;
		return strtr(
			$path,
			array(
				'{id}'       => (string) $survey->id,
				'{text}'     => $survey->questions[ min( 1, $last ) ]->id,
				'{comments}' => $survey->questions[ $last ]->id,
			)
		);
	}

	/** @return list<string> */
	private function statementsOf( Survey $survey, string $path ): array {
		$this->asRoleWith( Permission::VIEW );
		wp_cache_flush();
		$statements = new SentQueries();
		$statements->listen();
		$this->assertStatus( 200, $this->request( 'GET', $this->address( $survey, $path ) ) );
		return $statements->ours();
	}

	/** @return list<string> the steps of the database's query plan that are full scans. */
	private function fullScans( string $sql ): array {
		/** @var wpdb $wpdb */
		global $wpdb;
		if ( null === Plugin::get( Db::class )->connection() ) {
			// The driver removes the hint too: SQLite finds the index by itself.
			$sql = str_replace( ' FORCE INDEX (question_days)', '', $sql );
			// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- Prepared when it was noted.
			$plan = $this->sqlite( $wpdb )->query( "EXPLAIN QUERY PLAN $sql" );
			self::assertNotFalse( $plan );
			/** @var list<string> $steps */
			$steps = array_column( $plan->fetchAll( PDO::FETCH_ASSOC ), 'detail' );
			return array_values(
				array_filter(
					$steps,
					static fn( string $step ): bool => 1 === preg_match( '/^SCAN \w+_uf_(responses|texts|daily)/', $step )
				)
			);
		}
		/** @var list<array<string, string|null>> $steps */
		// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- Prepared when it was noted.
		$steps = $wpdb->get_results( "EXPLAIN $sql", ARRAY_A );
		self::assertNotSame( array(), $steps );
		return array_map(
			static fn( array $step ): string => (string) wp_json_encode( $step ),
			array_values( array_filter( $steps, fn( array $step ): bool => $this->walksAll( $step ) ) )
		);
	}

	/**
	 * The table of surveys may be read completely: surveys are created by hand (see ListQueriesTest). A derived table is a few
	 * rows in memory.
	 *
	 * @param array<string, string|null> $step
	 */
	private function walksAll( array $step ): bool {
		$table = (string) $step['table'];
		if (
			's' === $table
			|| str_starts_with( $table, '<' )
			|| null === $step['table']
			|| in_array( $table, array( 'newest', 'page' ), true )
		) {
			return false;
		}
		return in_array( $step['type'], array( 'ALL', 'index' ), true ) || null === $step['key'];
	}

	/** WordPress's SQLite driver can't explain queries, so this one bypasses it. */
	private function sqlite( wpdb $wpdb ): PDO {
		/** @var callable(): object $connection */
		$connection = array( $wpdb->__get( 'dbh' ), 'get_connection' );
		/** @var callable(): PDO $pdo */
		$pdo = array( $connection(), 'get_pdo' );
		return $pdo();
	}
}
