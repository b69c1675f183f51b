<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Responses\Submit\Visits;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Plugin;
use UserFeedback\Responses\Collector\CollectorState;
use UserFeedback\Responses\Visits\Visit;
use UserFeedback\Responses\Visits\VisitRepository;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Processes\Worker;
use UserFeedback\Tests\Support\Servers\ServedCollector;

/** Workers that die while they sum visits, several at once, and a database that stores no visits. */
final class InterruptedVisitsTest extends ServedCollector {

	private const DROP_OFF = array( 'settings' => array( 'behavior' => array( 'drop_off' => true ) ) );

	/** More than one batch. */
	private const VISITS = 700;

	/**
	 * @testWith ["rest"]
	 *           ["collector"]
	 */
	public function test_a_visit_that_is_not_stored_never_loses_its_response( string $way ): void {
		$survey = $this->aStoredSurvey( self::DROP_OFF );
		( new CollectorState() )->save( true, '', USERFEEDBACK_VERSION );
		$to = 'rest' === $way ? "surveys/$survey->id/responses" : "survey=$survey->id&do=response";

		$lost = Worker::start( 'Processes/killed.php', $way, $to, '_uf_visits', 'refused' )->tell( $this->finished( $survey ) )->end();
		self::assertStringStartsWith( '[201,', $lost->said );
		self::assertSame( array( 1, 0 ), array( $this->storedResponses( $survey ), $this->visits( $survey, 0 ) ) );
		$kept = Worker::start( 'Processes/killed.php', $way, $to, '', '' )->tell( $this->finished( $survey ) )->end();

		self::assertStringStartsWith( '[201,', $kept->said );
		self::assertSame( array( 2, 1 ), array( $this->storedResponses( $survey ), $this->visits( $survey, 0 ) ) );
	}

	public function test_each_visit_counts_once_even_if_the_sums_are_killed(): void {
		$survey = $this->filled();
		$nth    = 0;
		while ( self::VISITS === $this->visits( $survey, 0 ) ) {
			++$nth;
			self::assertSame( SIGKILL, $this->worker( $nth )->end()->signal );
			self::assertSame( $this->visits( $survey, 1 ), $this->summed( $survey ), "Killed at write $nth." );
		}
		self::assertSame( 4, $nth, 'It was killed before and after each write of the first batch.' );
		self::assertSame( 500, $this->summed( $survey ) );

		self::assertSame( "at it\n200\n", $this->worker( 0 )->end()->said );
		self::assertSame( self::VISITS, $this->summed( $survey ) );
	}

	public function test_workers_that_sum_at_the_same_time_count_each_visit_once(): void {
		$survey  = $this->filled();
		$workers = array_map( fn(): Worker => $this->worker( 0 ), range( 1, 4 ) );
		$number  = 0;
		foreach ( $workers as $worker ) {
			self::assertSame( "at it\n", $worker->line() );
		}
		foreach ( $workers as $worker ) {
			$worker->tell( "\n" );
		}
		foreach ( $workers as $worker ) {
			$ended = $worker->end();
			self::assertSame( 0, $ended->code, "$ended->said\n$ended->errors" );
			$number += (int) $ended->said;
		}

		self::assertSame( array( self::VISITS, self::VISITS ), array( $number, $this->summed( $survey ) ) );
	}

	private function finished( Survey $survey ): string {
		$step  = array( 'question_id' => $survey->questions[0]->id, 'outcome' => 'answered', 'seconds' => 5 );
		$visit = array( 'token' => wp_generate_uuid4(), 'steps' => array( $step ) );
		return $this->json( $survey, array( 'Yes' ), array( 'visit' => $visit ) );
	}

	private function filled(): Survey {
		$survey = $this->aStoredSurvey( self::DROP_OFF );
		$step   = array( 'question_id' => $survey->questions[0]->id, 'outcome' => Visit::SKIPPED, 'seconds' => 5 );
		$visit  = Visit::of( $survey->questions, array( $step ), true );
		self::assertNotNull( $visit );
		for ( $number = 0; $number < self::VISITS; ++$number ) {
			Plugin::get( VisitRepository::class )->store( $survey->id, wp_generate_uuid4(), $visit, '', 0 === $number % 2 ? 'de' : 'en' );
		}
		return $survey;
	}

	private function worker( int $nth ): Worker {
		return Worker::start( 'Processes/folding.php', (string) $nth, 'surveys' );
	}

	private function visits( Survey $survey, int $isSummed ): int {
		$sql = 'SELECT COUNT(*) FROM {visits} WHERE survey_id = %d AND is_summed = %d';
		return (int) Plugin::get( Db::class )->value( $sql, array( $survey->id, $isSummed ) );
	}

	private function summed( Survey $survey ): int {
		$sql  = "SELECT SUM(shown) AS shown FROM {step_sums} WHERE survey_id = %d AND device = '*' AND language <> '*'
			AND is_month = 0 GROUP BY question_id";
		$sums = array_column( Plugin::get( Db::class )->rows( $sql, array( $survey->id ) ), 'shown' );
		self::assertCount( array() === $sums ? 0 : 2, $sums );
		self::assertLessThanOrEqual( 1, count( array_unique( $sums ) ), 'The visits and their only question have the same number.' );
		return (int) ( $sums[0] ?? 0 );
	}
}
