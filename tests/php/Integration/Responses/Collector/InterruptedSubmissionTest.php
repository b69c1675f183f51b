<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Responses\Collector;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Plugin;
use UserFeedback\Responses\Collector\CollectorState;
use UserFeedback\Responses\Counting\Recount\RecountSurvey;
use UserFeedback\Responses\Counting\ResponseProcessor;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Processes\Worker;
use UserFeedback\Tests\Support\Servers\ServedCollector;

/** A worker that dies while handling a request, a database that fails, and a browser that sends the response again. */
final class InterruptedSubmissionTest extends ServedCollector {

	/** @dataProvider moments */
	public function test_a_killed_request_leaves_nothing_partial_and_its_retry_is_stored_once(
		string $way,
		string $table,
		string $when,
		int $rows,
		int $status
	): void {
		$survey = $this->aStoredSurvey();
		( new CollectorState() )->save( true, '', USERFEEDBACK_VERSION );
		$body = $this->json( $survey, array( 'Yes' ) );

		self::assertSame( array( SIGKILL, '' ), $this->worker( $way, $survey, $body, "\\AINSERT.*_uf_$table\\b", $when ) );
		self::assertSame( $rows, $this->storedResponses( $survey ) );

		[ $signal, $said ] = $this->worker( $way, $survey, $body );
		$answer            = json_decode( $said, true );
		self::assertSame( 0, $signal, $said );
		self::assertIsArray( $answer, $said );
		self::assertSame( $status, $answer[0], $said );

		$row = Plugin::get( Db::class )->rows(
			'SELECT id, status, counted, page_name, answers FROM {responses} WHERE survey_id = %d',
			array( $survey->id )
		);
		self::assertSame(
			array(
				array(
					'id'        => (string) self::id( is_string( $answer[1] ) ? $answer[1] : '' ),
					'status'    => 'publish',
					'counted'   => '0',
					'page_name' => 'Prices',
					'answers'   => sprintf( '[{"type":"radio-button","question_id":"%s","value":"Yes"}]', $survey->questions[0]->id ),
				),
			),
			$row
		);
		Plugin::get( ResponseProcessor::class )->run();
		self::assertSame(
			'1',
			Plugin::get( Db::class )->value( 'SELECT SUM(responses) FROM {daily} WHERE survey_id = %d', array( $survey->id ) )
		);
		self::assertSame( 0, Plugin::get( RecountSurvey::class )->survey( $survey->id ) );
	}

	/** @dataProvider refusing */
	public function test_a_refusing_database_is_reported_neither_as_a_success_nor_as_a_visitor_error( string $table ): void {
		$survey = $this->aStoredSurvey();
		( new CollectorState() )->save( true, '', USERFEEDBACK_VERSION );
		$body = $this->json( $survey, array( 'Yes' ) );

		$said = array();
		foreach ( array( 'rest', 'collector' ) as $way ) {
			$said[ $way ] = $this->worker( $way, $survey, $body, "_uf_$table", 'refused' );
			// The error is permanent: the visitor is not promised a later retry.
			self::assertStringStartsWith( '[500,"{\"code\":\"userfeedback_storage_broken\"', $said[ $way ][1], $way );
		}
		self::assertCount( 1, array_unique( array_column( $said, 1 ) ) );
		self::assertSame( 0, $this->storedResponses( $survey ) );
		self::assertStringStartsWith( '[201,', $this->worker( 'collector', $survey, $body )[1] );
	}

	/** @return iterable<string, array{string}> */
	public static function refusing(): iterable {
		yield 'to say what the survey asks' => array( 'surveys' );
		yield 'to count for the rate limit' => array( 'rate_limits' );
		yield 'to keep the answer' => array( 'responses' );
	}

	/**
	 * @return iterable<string, array{
	 *     string,
	 *     string,
	 *     string,
	 *     int,
	 *     int,
	 * }> endpoint, where it dies, rows it leaves, result of the second attempt.
	 */
	public static function moments(): iterable {
		foreach ( array( 'rest', 'collector' ) as $way ) {
			yield "$way, before the rate limit" => array( $way, 'rate_limits', 'before', 0, 201 );
			yield "$way, between the rate limit and the row" => array( $way, 'responses', 'before', 0, 201 );
			yield "$way, between the row and the answer" => array( $way, 'responses', 'after', 1, 200 );
		}
	}

	/** @return array{int, string} the signal that ended it, and its output. */
	private function worker( string $way, Survey $survey, string $body, string $pattern = '', string $when = '' ): array {
		$isRest = 'rest' === $way;
		$to     = $isRest ? "surveys/$survey->id/responses" : "survey=$survey->id&do=response";
		$ended  = Worker::start( 'Processes/killed.php', $way, $to, $pattern, $when )->tell( $body )->end();
		return array( $ended->signal, $ended->said );
	}
}
