<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Responses\Submit;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counting\Recount\RecountSurvey;
use UserFeedback\Responses\Counting\ResponseProcessor;
use UserFeedback\Surveys\Lifecycle\SurveyDataRepository;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Surveys\Storage\SurveyStatus;
use UserFeedback\Tests\Support\Cases\SiteTestCase;
use UserFeedback\Tests\Support\Processes\Worker;

/**
 * Visitors who submit at the same time, each in a separate process; so this test commits its data and cleans up. UF_ANSWERS sets how many
 * responses 64 visitors send to a survey with a limit of a quarter of them.
 */
final class ParallelTest extends SiteTestCase {

	private const VISITORS  = 6;
	private const RESPONSES = 40;
	private const LIMIT     = 100;
	private const CROWD     = 64;

	private ?Survey $survey = null;

	protected function tearDown(): void {
		parent::tearDown();
		if ( null !== $this->survey ) {
			( new SurveyDataRepository( Plugin::get( Db::class ) ) )->deleteOf( array( $this->survey->id ) );
			Plugin::get( Db::class )->write( 'DELETE FROM {rate_limits} WHERE survey_id = %d', array( $this->survey->id ) );
			Plugin::get( SurveyRepository::class )->changeStatus(
				array( Plugin::get( SurveyRepository::class )->get( $this->survey->id ) ),
				SurveyStatus::TRASH
			);
			Plugin::get( SurveyRepository::class )->delete( array( $this->survey->id ) );
		}
	}

	public function test_responses_sent_and_resent_in_parallel_are_stored_and_counted_once(): void {
		$survey = $this->survey = $this->committedSurvey();
		$ids    = array_map( static fn(): string => wp_generate_uuid4(), range( 1, self::RESPONSES ) );

		$answered = $this->visit( $survey, $ids );
		Plugin::get( ResponseProcessor::class )->run();

		self::assertCount( self::VISITORS * self::RESPONSES, $answered );
		self::assertCount( self::RESPONSES, array_unique( $answered ), 'Each id was always given the same response.' );
		$db = Plugin::get( Db::class );
		self::assertSame(
			(string) self::RESPONSES,
			$db->value( 'SELECT COUNT(*) FROM {responses} WHERE survey_id = %d', array( $survey->id ) )
		);
		self::assertSame(
			(string) self::RESPONSES,
			$db->value( 'SELECT SUM(responses) FROM {daily} WHERE survey_id = %d', array( $survey->id ) )
		);
		self::assertSame(
			(string) ( self::VISITORS * self::RESPONSES ),
			$db->value( 'SELECT SUM(impressions) FROM {daily} WHERE survey_id = %d', array( $survey->id ) )
		);
		self::assertSame( 0, Plugin::get( RecountSurvey::class )->survey( $survey->id ) );
	}

	/** Guards against: on a server set to READ COMMITTED a recount counted twice what another process counted meanwhile. */
	public function test_a_recount_is_correct_when_another_process_counts_during_it(): void {
		$survey = $this->survey = $this->committedSurvey();
		$db     = Plugin::get( Db::class );
		$this->visit( $survey, array( wp_generate_uuid4() ) );
		Plugin::get( ResponseProcessor::class )->run();
		Plugin::get( Transaction::class )->rollBack();
		$file = (string) tempnam( sys_get_temp_dir(), 'uf-ids-' );
		file_put_contents( $file, (string) json_encode( array( wp_generate_uuid4() ) ) );
		$counts = static function ( string $sql ) use ( $db, $survey, $file, &$counts ): string {
			if ( 1 === preg_match( "/^SELECT .* FROM {$db->table( 'responses' )}/s", $sql ) ) {
				remove_filter( 'query', $counts );
				$other = Worker::start( 'Processes/visitor.php', (string) $survey->id, $file );
				self::assertSame( "ready\n", $other->line() );
				$other->tell( "\n" );
				$ended = $other->end();
				self::assertSame( 0, $ended->code, "$ended->said\n$ended->errors" );
			}
			return $sql;
		};
		if ( null !== $db->connection() ) { // SQLite's file allows no other writer meanwhile.
			$db->write( 'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED' );
			add_filter( 'query', $counts );
		}

		$differences = Plugin::get( RecountSurvey::class )->survey( $survey->id );
		if ( null !== $db->connection() ) {
			$db->write( 'SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ' );
		}
		unlink( $file );
		Plugin::get( Transaction::class )->begin();

		self::assertFalse( has_filter( 'query', $counts ) );
		self::assertSame( 0, $differences );
		self::assertSame(
			$db->value( 'SELECT COUNT(*) FROM {responses} WHERE survey_id = %d', array( $survey->id ) ),
			$db->value( 'SELECT SUM(responses) FROM {daily} WHERE survey_id = %d', array( $survey->id ) )
		);
	}

	public function test_of_four_hundred_responses_in_a_minute_from_one_address_thirty_are_accepted(): void {
		$survey = $this->survey = $this->committedSurvey();
		$ids    = array_map( static fn(): string => wp_generate_uuid4(), range( 1, 400 ) );

		$statuses = array_count_values( $this->allAtOnce( 'crowd.php', $survey, array_chunk( $ids, 50 ), '2026-11-21T12:00:20Z' ) );
		ksort( $statuses );

		self::assertSame( array( 201 => 30, 429 => 370 ), $statuses );
		self::assertSame(
			'30',
			Plugin::get( Db::class )->value( 'SELECT COUNT(*) FROM {responses} WHERE survey_id = %d', array( $survey->id ) )
		);
	}

	public function test_of_responses_sent_in_parallel_a_limit_counts_exactly_that_many_and_none_is_lost(): void {
		$more = (int) getenv( 'UF_ANSWERS' );

		[ $visitors, $number, $limit ] = $more > 0
			? array( self::CROWD, $more, intdiv( $more, 4 ) )
			: array( self::VISITORS, self::VISITORS * self::RESPONSES, self::LIMIT );

		$behavior = array( 'max_responses' => $limit );
		$survey   = $this->survey = $this->committedSurvey( array( 'settings' => array( 'behavior' => $behavior ) ) );
		$lists    = array_fill( 0, $visitors, array() );
		for ( $sent = 0; $sent < $number; ++$sent ) {
			$lists[ $sent % $visitors ][] = wp_generate_uuid4();
		}

		$statuses = $this->allAtOnce( 'crowd.php', $survey, $lists, '2026-11-21T12:00:20Z', '0' );
		self::assertSame( array( 201 => $number ), array_count_values( $statuses ) );

		$db = Plugin::get( Db::class );
		self::assertEqualsCanonicalizing(
			array(
				array( 'status' => 'publish', 'many' => (string) $limit ),
				array( 'status' => 'over_limit', 'many' => (string) ( $number - $limit ) ),
			),
			$db->rows( 'SELECT status, COUNT(*) AS many FROM {responses} WHERE survey_id = %d GROUP BY status', array( $survey->id ) )
		);
		self::assertSame(
			(string) $limit,
			$db->value( 'SELECT taken FROM {quotas} WHERE survey_id = %d', array( $survey->id ) )
		);
	}

	public function test_parallel_responses_to_overlapping_quotas_are_counted_up_to_their_targets(): void {
		$quota    = static fn( string $id, int $target, string $compare ): array => array(
			'id'         => "00000000-0000-4000-8000-00000000000$id",
			'label'      => 'Quota',
			'target'     => $target,
			'conditions' => array( array( 'question_id' => 'device', 'compare' => $compare, 'value' => 'mobile' ) ),
		);
		$behavior = array( 'quotas' => array( $quota( '2', 30, '=' ), $quota( '1', 50, '!=' ), $quota( '3', 20, '=' ) ) );
		$survey   = $this->survey = $this->committedSurvey( array( 'settings' => array( 'behavior' => $behavior ) ) );
		$lists    = array();
		for ( $visitor = 0; $visitor < self::VISITORS; ++$visitor ) {
			$lists[] = array_map( static fn(): string => wp_generate_uuid4(), range( 1, self::RESPONSES ) );
		}

		$statuses = $this->allAtOnce( 'crowd.php', $survey, $lists, '2026-11-21T12:00:00Z', '0' );

		self::assertSame( array( '201' => self::VISITORS * self::RESPONSES ), array_count_values( $statuses ) );
		self::assertSame(
			array( '50', '20', '20' ),
			array_column(
				Plugin::get( Db::class )->rows( 'SELECT taken FROM {quotas} WHERE survey_id = %d ORDER BY cell', array( $survey->id ) ),
				'taken'
			)
		);
		Plugin::get( ResponseProcessor::class )->run();
		self::assertSame( 0, Plugin::get( RecountSurvey::class )->survey( $survey->id ) );
	}

	/** @param array<string, mixed> $changes */
	private function committedSurvey( array $changes = array() ): Survey {
		Plugin::get( Transaction::class )->rollBack();
		$survey = $this->aSurvey( $changes );
		Plugin::get( Transaction::class )->begin();
		return $survey;
	}

	/**
	 * @param list<string> $ids
	 * @return list<string> each visitor's response id and the id the server assigned.
	 */
	private function visit( Survey $survey, array $ids ): array {
		return $this->allAtOnce( 'visitor.php', $survey, array_fill( 0, self::VISITORS, $ids ) );
	}

	/**
	 * Runs a script in one process per list of ids. All of them start once every process has loaded WordPress.
	 *
	 * @param list<list<string>> $lists
	 * @return list<string> the lines they printed.
	 */
	private function allAtOnce( string $script, Survey $survey, array $lists, string ...$more ): array {
		Plugin::get( Transaction::class )->rollBack(); // This process must see the others' changes and must not block them.

		$visitors = array();
		foreach ( $lists as $ids ) {
			$file = (string) tempnam( sys_get_temp_dir(), 'uf-ids-' );
			file_put_contents( $file, (string) json_encode( $ids ) );
			$visitors[] = array( Worker::start( "Processes/$script", (string) $survey->id, $file, ...$more ), $file );
		}
		foreach ( $visitors as [ $visitor ] ) {
			self::assertSame( "ready\n", $visitor->line() );
		}
		foreach ( $visitors as [ $visitor ] ) {
			$visitor->tell( "\n" );
		}
		$lines = array();
		foreach ( $visitors as [ $visitor, $file ] ) {
			$ended = $visitor->end();
			self::assertSame( 0, $ended->code, "$ended->said\n$ended->errors" );
			array_push( $lines, ...explode( "\n", trim( $ended->said ) ) );
			unlink( $file );
		}
		Plugin::get( Transaction::class )->begin();
		return $lines;
	}
}
