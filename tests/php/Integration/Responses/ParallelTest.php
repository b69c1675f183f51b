<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Responses;

use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyDataRepository;
use UserFeedback\Surveys\SurveyStatus;
use UserFeedback\Tests\Support\SiteTestCase;

/** Visitors who really come at the same time, each a process of its own; so this writes for good, and clears up. */
final class ParallelTest extends SiteTestCase {

	private const VISITORS  = 6;
	private const RESPONSES = 40;

	private ?Survey $survey = null;

	protected function tearDown(): void {
		parent::tearDown();
		if ( null !== $this->survey ) {
			( new SurveyDataRepository( $this->plugin()->db ) )->deleteOf( array( $this->survey->id ) );
			$this->plugin()->db->write( 'DELETE FROM {rate_limits} WHERE survey_id = %d', array( $this->survey->id ) );
			$this->plugin()->surveys->changeStatus( array( $this->plugin()->surveys->get( $this->survey->id ) ), SurveyStatus::TRASH );
			$this->plugin()->surveys->delete( array( $this->survey->id ) );
		}
	}

	public function test_what_many_send_at_the_same_time_and_again_is_stored_and_counted_once(): void {
		$survey = $this->survey = $this->committed_survey();
		$ids    = array_map( static fn(): string => wp_generate_uuid4(), range( 1, self::RESPONSES ) );

		$answered = $this->visit( $survey, $ids );
		$this->plugin()->counting()->processor->run();

		self::assertCount( self::VISITORS * self::RESPONSES, $answered );
		self::assertCount( self::RESPONSES, array_unique( $answered ), 'Each id was always given the same response.' );
		$db = $this->plugin()->db;
		self::assertSame( (string) self::RESPONSES, $db->value( 'SELECT COUNT(*) FROM {responses} WHERE survey_id = %d', array( $survey->id ) ) );
		self::assertSame( (string) self::RESPONSES, $db->value( 'SELECT SUM(responses) FROM {daily} WHERE survey_id = %d', array( $survey->id ) ) );
		self::assertSame( (string) ( self::VISITORS * self::RESPONSES ), $db->value( 'SELECT SUM(impressions) FROM {daily} WHERE survey_id = %d', array( $survey->id ) ) );
		self::assertSame( 0, $this->plugin()->counting()->recount->survey( $survey->id ) );
	}

	public function test_of_four_hundred_answers_from_one_address_in_a_minute_exactly_thirty_are_taken(): void {
		$survey = $this->survey = $this->committed_survey();
		$ids    = array_map( static fn(): string => wp_generate_uuid4(), range( 1, 400 ) );

		$statuses = array_count_values( $this->all_at_once( 'crowd.php', $survey, array_chunk( $ids, 50 ), '2026-11-21T12:00:20Z' ) );
		ksort( $statuses );

		self::assertSame( array( 201 => 30, 429 => 370 ), $statuses );
		self::assertSame( '30', $this->plugin()->db->value( 'SELECT COUNT(*) FROM {responses} WHERE survey_id = %d', array( $survey->id ) ) );
	}

	private function committed_survey(): Survey {
		$this->plugin()->counting()->transaction->rollBack();
		$survey = $this->a_survey();
		$this->plugin()->counting()->transaction->begin();
		return $survey;
	}

	/**
	 * @param list<string> $ids
	 * @return list<string> each visitor's id of a response and the id the server gave it.
	 */
	private function visit( Survey $survey, array $ids ): array {
		return $this->all_at_once( 'visitor.php', $survey, array_fill( 0, self::VISITORS, $ids ) );
	}

	/**
	 * Runs a script in as many processes as there are lists of ids, which begin once all of them have loaded WordPress.
	 *
	 * @param list<list<string>> $lists
	 * @return list<string> the lines they printed.
	 */
	private function all_at_once( string $script, Survey $survey, array $lists, string ...$more ): array {
		$this->plugin()->counting()->transaction->rollBack(); // What the others do must be seen, and must not wait for this process.

		$visitors = array();
		foreach ( $lists as $ids ) {
			$file = (string) tempnam( sys_get_temp_dir(), 'uf-ids-' );
			file_put_contents( $file, (string) json_encode( $ids ) );
			$pipes   = array();
			$process = proc_open( array( PHP_BINARY, dirname( __DIR__, 2 ) . "/Support/$script", ABSPATH, (string) $survey->id, $file, ...array_values( $more ) ), array( 0 => array( 'pipe', 'r' ), 1 => array( 'pipe', 'w' ), 2 => array( 'pipe', 'w' ) ), $pipes );
			self::assertIsResource( $process );
			$visitors[] = array( $process, $pipes, $file );
		}
		foreach ( $visitors as [ , $pipes ] ) {
			self::assertSame( "ready\n", fgets( $pipes[1] ) );
		}
		foreach ( $visitors as [ , $pipes ] ) {
			fwrite( $pipes[0], "\n" );
			fclose( $pipes[0] );
		}
		$lines = array();
		foreach ( $visitors as [ $process, $pipes, $file ] ) {
			$said   = (string) stream_get_contents( $pipes[1] );
			$errors = (string) stream_get_contents( $pipes[2] );
			self::assertSame( 0, proc_close( $process ), "$said\n$errors" );
			array_push( $lines, ...explode( "\n", trim( $said ) ) );
			unlink( $file );
		}
		$this->plugin()->counting()->transaction->begin();
		return $lines;
	}
}
