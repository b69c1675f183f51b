<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Results;

use PDO;
use UserFeedback\Contract\Can;
use UserFeedback\Surveys\Survey;
use UserFeedback\Tests\Support\Responding;
use UserFeedback\Tests\Support\RestTestCase;
use wpdb;

/** Reading results costs the same at a thousand responses and at a million: no statement walks through them. */
final class ResultsCostTest extends RestTestCase {

	use Responding;

	/** @dataProvider ranges */
	public function test_no_statement_reads_a_table_of_responses_or_texts_from_end_to_end( string $query ): void {
		$survey = $this->answered_survey( 400 );

		$statements = $this->statements_of( $survey, $query );

		$on_many = array_filter( $statements, static fn( string $sql ): bool => 1 === preg_match( '/_uf_(responses|texts)\b/', $sql ) );
		self::assertNotSame( array(), $on_many );
		foreach ( $on_many as $sql ) {
			self::assertSame( array(), $this->full_scans( $sql ), $sql );
		}
	}

	/** @dataProvider ranges */
	public function test_the_number_of_statements_does_not_depend_on_questions_or_responses( string $query ): void {
		$few  = $this->a_survey();
		$many = $this->answered_survey( 40 );

		self::assertCount( count( $this->statements_of( $few, $query ) ), $this->statements_of( $many, $query ) );
	}

	public function test_answers_are_read_only_of_responses_that_wait(): void {
		$survey = $this->answered_survey( 40 );

		$reading_answers = array_filter( $this->statements_of( $survey, '' ), static fn( string $sql ): bool => 1 === preg_match( '/\banswers, page_id\b/', $sql ) );

		self::assertCount( 1, $reading_answers );
		self::assertMatchesRegularExpression( '/WHERE counted = 0 .* LIMIT 1000$/', (string) reset( $reading_answers ) );
	}

	/** @return iterable<string, array{string}> */
	public static function ranges(): iterable {
		yield 'all time' => array( '' );
		yield 'a range' => array( '?from=2026-11-01&to=2026-11-15' );
	}

	private function answered_survey( int $responses ): Survey {
		$survey = $this->a_survey( array( 'questions' => array( self::a_question(), self::a_question( 'text' ), self::a_question( 'nps', array( 'settings' => array( 'comment_box' => true ) ) ) ) ) );
		for ( $i = 0; $i < $responses; ++$i ) {
			$this->respond( $survey, array( 'Yes', "Text $i", array( 'with', 9, "Comment $i" ) ), sprintf( '2026-11-%02dT12:00:00Z', 1 + $i % 20 ) );
		}
		$this->plugin()->processor->run();
		return $survey;
	}

	/** @return list<string> */
	private function statements_of( Survey $survey, string $query ): array {
		$this->as_role_with( Can::VIEW );
		$statements = array();
		$note       = static function ( string $sql ) use ( &$statements ): string {
			$statements[] = $sql;
			return $sql;
		};
		add_filter( 'query', $note );
		$this->assertStatus( 200, $this->request( 'GET', "surveys/$survey->id/results$query" ) );
		remove_filter( 'query', $note );
		return $statements;
	}

	/** @return list<string> what the database itself says of how it would go about a statement, where that is from end to end. */
	private function full_scans( string $sql ): array {
		/** @var wpdb $wpdb */
		global $wpdb;
		if ( null === $this->plugin()->db->connection() ) {
			$plan = $this->sqlite( $wpdb )->query( "EXPLAIN QUERY PLAN $sql" ); // phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- Prepared when it was noted.
			self::assertNotFalse( $plan );
			/** @var list<string> $steps */
			$steps = array_column( $plan->fetchAll( PDO::FETCH_ASSOC ), 'detail' );
			return array_values( array_filter( $steps, static fn( string $step ): bool => 1 === preg_match( '/^SCAN \w+_uf_(responses|texts)/', $step ) ) );
		}
		/** @var list<array<string, string|null>> $steps */
		$steps = $wpdb->get_results( "EXPLAIN $sql", ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- Prepared when it was noted.
		self::assertNotSame( array(), $steps );
		$full = array_filter( $steps, static fn( array $step ): bool => 1 === preg_match( '/_uf_/', (string) $step['table'] ) && ( 'ALL' === $step['type'] || null === $step['key'] ) );
		return array_map( static fn( array $step ): string => (string) wp_json_encode( $step ), array_values( $full ) );
	}

	/** WordPress's driver for SQLite cannot explain, so the question goes past it. */
	private function sqlite( wpdb $wpdb ): PDO {
		/** @var callable(): object $connection */
		$connection = array( $wpdb->__get( 'dbh' ), 'get_connection' );
		/** @var callable(): PDO $pdo */
		$pdo = array( $connection(), 'get_pdo' );
		return $pdo();
	}
}
