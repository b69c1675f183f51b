<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Results;

use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counting\Recount\RecountSurvey;
use UserFeedback\Responses\Counting\ResponseProcessor;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Made\Responding;

/** Each test reads the list before the responses are processed, when half of them are, and after: always the same. */
final class TextAnswersTest extends RestTestCase {

	use Responding;

	protected function setUp(): void {
		parent::setUp();
		$this->stopClockAt( '2026-11-21T12:00:00Z' );
	}

	public function test_comments_are_listed_ten_per_page_newest_first_with_their_scores(): void {
		$survey = $this->aSurvey(
			array(
				'type'      => 'nps',
				'questions' => array( self::aQuestion( 'nps', array( 'settings' => array( 'comment_box' => true ) ) ) ),
			)
		);
		$last   = 0;
		for ( $i = 1; $i <= 23; ++$i ) {
			$last = $this->respond(
				$survey,
				array( array( 'with', 1 + $i % 10, "Comment $i" ) ),
				sprintf( '2026-11-%02dT12:00:00Z', intdiv( $i, 3 ) + 1 )
			);
			$this->respond( $survey, array( 7 ) );
		}

		$first = $this->texts( $survey );

		self::assertSame( self::numbered( 'Comment', 23, 14 ), $this->values( $first ) );
		self::assertSame( array( 'page' => 1, 'pages' => 3, 'per_page' => 10, 'total' => 23 ), $first->at( 'pagination' ) );
		self::assertSame(
			array(
				'response_id' => $last,
				'date'        => '2026-11-08T12:00:00+00:00',
				'value'       => 'Comment 23',
				'kind'        => 'comment',
				'score'       => 4,
				'extra'       => array( 'name' => '', 'comments' => 'Comment 23' ),
			),
			$first->at( 'items.0' )
		);
		self::assertNull( $first->at( 'searched' ) );
		self::assertSame( self::numbered( 'Comment', 13, 4 ), $this->values( $this->texts( $survey, 'page=2' ) ) );
		self::assertSame( self::numbered( 'Comment', 3, 1 ), $this->values( $this->texts( $survey, 'page=3' ) ) );
		self::assertSame( array(), $this->values( $this->texts( $survey, 'page=4' ) ) );
	}

	public function test_pages_of_any_size_continue_without_gaps(): void {
		$survey = $this->typed( ...self::numbered( 'Text', 1, 17 ) );

		foreach ( array( 1, 3, 7, 17, 100 ) as $size ) {
			$read = array();
			for ( $page = 1; $page <= ceil( 17 / $size ); ++$page ) {
				array_push( $read, ...$this->values( $this->texts( $survey, "per_page=$size&page=$page" ) ) );
			}
			self::assertSame( self::numbered( 'Text', 17, 1 ), $read, "$size a page" );
		}
	}

	public function test_only_texts_in_the_range_are_listed_and_counted(): void {
		$survey = $this->typed( ...self::numbered( 'Text', 1, 17 ) ); // Two a day, from 1 November on.

		$range = $this->texts( $survey, 'from=2026-11-02&to=2026-11-04&per_page=4' );

		self::assertSame( self::numbered( 'Text', 8, 5 ), $this->values( $range ) );
		self::assertSame( 6, $range->at( 'pagination.total' ) );
		self::assertSame(
			self::numbered( 'Text', 4, 3 ),
			$this->values( $this->texts( $survey, 'from=2026-11-02&to=2026-11-04&per_page=4&page=2' ) )
		);
	}

	/** @dataProvider searches */
	public function test_search_finds_the_typed_text( string $search, string ...$found ): void {
		$survey = $this->typed(
			'Slow on Mondays',
			"It's 100% fine",
			'a_b',
			'acb',
			'C:\\dir',
			'Straße 1',
			"two\nlines",
			'<b>bold</b>',
			'🙂 smile'
		);

		$answer = $this->texts( $survey, 'search=' . rawurlencode( $search ) );

		self::assertSame( array_reverse( $found ), $this->values( $answer ) );
		self::assertSame( count( $found ), $answer->at( 'pagination.total' ) );
		self::assertNull( $answer->at( 'searched' ) );
	}

	/** @return array<string, list<string>> */
	public static function searches(): array {
		return array(
			'a word in another case' => array( 'MONDAY', 'Slow on Mondays' ),
			'a percent sign'         => array( '%', "It's 100% fine" ),
			'an underscore'          => array( 'a_b', 'a_b' ),
			'a quote'                => array( "'", "It's 100% fine" ),
			'a backslash'            => array( '\\', 'C:\\dir' ),
			'a tag'                  => array( '<b>', '<b>bold</b>' ),
			'SQL'                    => array( "' OR 1=1 -- " ),
			'nothing that is there'  => array( 'zebra' ),
			'white space around it'  => array( ' slow ', 'Slow on Mondays' ),
			'a letter of several'    => array( 'n', 'Slow on Mondays', "It's 100% fine", "two\nlines" ),
		);
	}

	public function test_search_results_are_paged(): void {
		$survey = $this->typed( ...self::numbered( 'Text', 1, 17 ) );

		$second = $this->texts( $survey, 'search=text+1&per_page=3&page=2' ); // 1, 10 to 17.

		self::assertSame( array( 'Text 14', 'Text 13', 'Text 12' ), $this->values( $second ) );
		self::assertSame( array( 'page' => 2, 'pages' => 3, 'per_page' => 3, 'total' => 9 ), $second->at( 'pagination' ) );
		self::assertSame( array( 'Text 10' ), $this->values( $this->texts( $survey, 'search=text+1&from=2026-11-05&to=2026-11-05' ) ) );
	}

	public function test_a_search_stops_at_the_day_that_reaches_its_limit_and_reports_it(): void {
		$survey = $this->typed( 'needle', 'hay', 'hay', 'needle' ); // 1 and 2 November.
		Plugin::get( ResponseProcessor::class )->run();
		Plugin::get( Db::class )->write(
			'UPDATE {daily_answers} SET answers = 20000 WHERE survey_id = %d AND value_key = %s AND day = %s',
			array( $survey->id, '#texts', '2026-11-02' )
		);

		$answer = $this->asked( $survey, 'search=needle' );

		self::assertSame( 20_000, $answer->at( 'searched' ) );
		self::assertSame( 1, $answer->at( 'pagination.total' ) );
		self::assertCount( 1, $this->values( $answer ) );
	}

	public function test_an_email_address_is_listed_with_its_name(): void {
		$survey = $this->aSurvey(
			array( 'questions' => array( self::aQuestion( 'email', array( 'config' => array( 'include_name' => true ) ) ) ) )
		);
		$this->respond( $survey, array( array( 'named', 'ada@example.org', 'Ada' ) ) );

		self::assertSame(
			array( 'ada@example.org' => array( 'name' => 'Ada', 'comments' => '' ) ),
			$this->texts( $survey )->column( 'items', 'extra', 'value' )
		);
	}

	public function test_trashed_texts_are_not_listed_until_restored(): void {
		$survey = $this->typed( 'Kept', 'Thrown away' );
		Plugin::get( ResponseProcessor::class )->run();
		$id = $this->texts( $survey )->id( 'items.0.response_id' );

		Plugin::get( Db::class )->write( 'UPDATE {responses} SET status = %s WHERE id = %d', array( 'trash', $id ) );
		$without = $this->texts( $survey );
		self::assertSame( array( 'Kept' ), $this->values( $without ) );
		self::assertSame( 1, $without->at( 'pagination.total' ) );

		Plugin::get( Db::class )->write( 'UPDATE {responses} SET status = %s WHERE id = %d', array( 'publish', $id ) );
		Plugin::get( ResponseProcessor::class )->run();
		self::assertSame( array( 'Thrown away', 'Kept' ), $this->values( $this->texts( $survey ) ) );
		self::assertSame( 0, Plugin::get( RecountSurvey::class )->survey( $survey->id ) );
	}

	public function test_a_recount_fixes_the_number_of_texts(): void {
		$survey = $this->typed( 'One', 'Two', 'Three' );
		Plugin::get( ResponseProcessor::class )->run();
		Plugin::get( Db::class )->write( 'DELETE FROM {daily_answers} WHERE value_key = %s', array( '#texts' ) );
		self::assertSame( 0, $this->asked( $survey )->at( 'pagination.total' ) );

		self::assertSame( 2, Plugin::get( RecountSurvey::class )->survey( $survey->id ) );
		self::assertSame( array( 'Three', 'Two', 'One' ), $this->values( $this->texts( $survey ) ) );
	}

	public function test_texts_of_other_questions_and_surveys_are_excluded(): void {
		$survey = $this->aSurvey( array( 'questions' => array( self::aQuestion( 'text' ), self::aQuestion( 'text' ) ) ) );
		$this->respond( $survey, array( 'First', 'Second' ) );
		$this->typed( 'Elsewhere' );

		self::assertSame( array( 'First' ), $this->values( $this->texts( $survey ) ) );
	}

	public function test_a_question_of_another_survey_is_not_found(): void {
		$survey = $this->aSurvey();
		$other  = $this->typed( 'Text' );

		$missing = $this->asRoleWith( Permission::VIEW )->request(
			'GET',
			"surveys/$survey->id/questions/{$other->questions[0]->id}/answers"
		);
		$this->assertNotFound( $missing );
		self::assertSame( 'This question doesn’t exist in this survey.', $missing->at( 'message' ) );
		$this->assertNotFound(
			$this->asRoleWith( Permission::VIEW )->request( 'GET', "surveys/999999/questions/{$other->questions[0]->id}/answers" )
		);
		$this->assertInvalid(
			$this->asRoleWith( Permission::VIEW )->request( 'GET', "surveys/$survey->id/questions/one/answers" ),
			'question_id'
		);
	}

	public function test_the_free_edition_lists_the_past_7_days(): void {
		$survey = $this->aSurvey( array( 'questions' => array( self::aQuestion( 'text' ) ) ) );
		$this->respond( $survey, array( 'New' ), '2026-11-15T12:00:00Z' );
		$this->respond( $survey, array( 'Old' ), '2026-11-14T12:00:00Z' );
		$this->withPlan( Plan::LITE );

		self::assertSame( array( 'New' ), $this->values( $this->texts( $survey ) ) );
		$this->assertStatus( 403, $this->asked( $survey, 'from=2026-11-14' ) );
		self::assertSame( array( 'New', 'Old' ), $this->withPlan( Plan::PLUS )->values( $this->texts( $survey ) ) );
	}

	private function typed( string ...$texts ): Survey {
		$survey = $this->aSurvey( array( 'questions' => array( self::aQuestion( 'long-text' ) ) ) );
		foreach ( $texts as $index => $text ) {
			$this->respond( $survey, array( $text ), sprintf( '2026-11-%02dT12:%02d:00Z', 1 + intdiv( (int) $index, 2 ), (int) $index ) );
		}
		return $survey;
	}

	/** @return list<string> */
	private static function numbered( string $word, int $first, int $last ): array {
		return array_map( static fn( int $i ): string => "$word $i", range( $first, $last ) );
	}

	/** Pending texts are pending again after. */
	private function texts( Survey $survey, string $query = '' ): RestAnswer {
		$waiting = $this->asked( $survey, $query );
		$this->assertStatus( 200, $waiting );
		Plugin::get( Transaction::class )->begin();
		foreach ( array( 5, 20_000 ) as $more ) {
			Plugin::get( ResponseProcessor::class )->run( $more );
			self::assertSame( $waiting->body, $this->asked( $survey, $query )->body );
		}
		Plugin::get( Transaction::class )->rollBack();
		return $waiting;
	}

	private function asked( Survey $survey, string $query = '' ): RestAnswer {
		return $this->asRoleWith( Permission::VIEW )->request(
			'GET',
			"surveys/$survey->id/questions/{$survey->questions[0]->id}/answers?$query"
		);
	}

	/** @return list<mixed> */
	private function values( RestAnswer $answer ): array {
		return array_values( $answer->column( 'items', 'value' ) );
	}
}
