<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Responses\Submit\Visits;

use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Privacy\DeleteOldResponses;
use UserFeedback\Responses\Counting\Recount\RecountSurvey;
use UserFeedback\Responses\Counting\ResponseProcessor;
use UserFeedback\Surveys\Storage\Survey;

/** Answers of visitors who left before they sent them. */
final class PartialResponsesTest extends VisitTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->stopClockAt( '2026-11-20T10:00:00Z' );
	}

	public function test_an_unfinished_visit_becomes_a_partial_response_after_24_hours(): void {
		$survey = $this->keeping();
		$this->leave( $survey, array( 'No', 4 ), array( 'device' => 'mobile', 'language' => 'de' ) );
		$this->sumAt( '2026-11-21T09:59:59Z' );
		self::assertSame( 0, $this->partial( $survey )->at( 'pagination.total' ) );
		$this->sumAt( '2026-11-21T10:00:00Z' );

		$list = $this->partial( $survey );
		self::assertSame( array( 1, 'partial' ), array( $list->at( 'pagination.total' ), $list->at( 'items.0.status' ) ) );
		$single = $this->request( 'GET', "surveys/$survey->id/responses/{$this->id( $survey )}" );
		self::assertSame( array( 'No', 4, null ), array_column( $single->items( 'answers' ), 'value' ) );
		self::assertSame( array( 1, 1 ), array( $single->at( 'position' ), $single->at( 'total' ) ) );
		self::assertSame(
			array( self::UNFINISHED, '2026-11-20 10:00:00', 'mobile', 'de', '', '' ),
			array_values( $this->row( 'token, submitted_at, device, language, ip, page_url FROM {responses}', $survey ) )
		);
		self::assertSame( array( '', null ), array_values( $this->row( 'steps, answers FROM {visits}', $survey ) ) );
	}

	public function test_a_partial_response_is_in_no_number_and_sent_to_no_one(): void {
		$survey = $this->keeping( array( 'max_responses' => 1 ) );
		$sent   = 0;
		add_action(
			'userfeedback_survey_response',
			static function () use ( &$sent ): void {
				++$sent;
			}
		);
		$this->leave( $survey, array( 'No', 4 ) );
		$this->sumAt( '2026-11-21T10:00:00Z' );
		Plugin::get( ResponseProcessor::class )->run();

		$results = $this->request( 'GET', "surveys/$survey->id/results" );
		self::assertSame( array( 0, 0 ), array( $results->at( 'responses_count' ), $results->at( 'question_stats.1.total_answers' ) ) );
		$list = $this->request( 'GET', "surveys/$survey->id/responses" );
		self::assertSame( array(), $list->items( 'items' ) );
		self::assertSame(
			array( 'all' => 0, 'publish' => 0, 'trash' => 0, 'spam' => 0, 'over_limit' => 0, 'partial' => 1 ),
			$list->column( 'status_filters', 'count', 'status' )
		);
		$found = $this->request( 'GET', "surveys/$survey->id/responses?search=No" );
		self::assertSame( array( array(), 1 ), array( $found->items( 'items' ), $found->at( 'status_filters.5.count' ) ) );
		$this->assertInvalid( $this->request( 'GET', "surveys/$survey->id/responses?search=No&filter[status]=partial" ), 'search' );
		foreach ( array( 'daily', 'daily_answers', 'jobs', 'texts', 'places' ) as $table ) {
			self::assertSame( '0', $this->row( "COUNT(*) AS many FROM {{$table}}", $survey )['many'], $table );
		}
		self::assertSame( array( 0, 0 ), array( $sent, Plugin::get( RecountSurvey::class )->survey( $survey->id ) ) );
		$this->assertStatus( 201, $this->finish( $survey, array( 0 => 'answered' ) ) );
		$results = $this->asOwner()->request( 'GET', "surveys/$survey->id/results" );
		self::assertSame( 1, $results->at( 'responses_count' ), 'It took no place.' );
	}

	public function test_a_response_to_the_same_visit_deletes_the_partial_one(): void {
		$survey = $this->keeping();
		$this->leave( $survey, array( 'No' ) );
		$this->leave( $survey, array( 'Yes' ), array( 'token' => wp_generate_uuid4() ) );
		$this->sumAt( '2026-11-21T10:00:00Z' );
		self::assertSame( 2, $this->partial( $survey )->at( 'pagination.total' ) );
		$this->finish( $survey, array( 0 => 'answered' ), self::UNFINISHED, array( 'website' => 'https://example.org' ) );
		self::assertSame( 2, $this->partial( $survey )->at( 'pagination.total' ), 'Spam deletes nothing.' );
		$this->assertStatus( 201, $this->finish( $survey, array( 0 => 'answered' ), self::UNFINISHED ) );

		self::assertSame( 1, $this->partial( $survey )->at( 'pagination.total' ) );
		self::assertSame( 1, $this->request( 'GET', "surveys/$survey->id/responses" )->at( 'pagination.total' ) );
	}

	public function test_a_visit_that_is_finished_in_time_keeps_no_answers(): void {
		$survey = $this->keeping();
		$this->leave( $survey, array( 'No' ) );
		$this->assertStatus( 201, $this->finish( $survey, array( 0 => 'answered', 1 => 'skipped' ), self::UNFINISHED ) );
		$this->leave( $survey, array( 'No' ), array( 'token' => wp_generate_uuid4(), 'finished' => true ) );
		$this->sumAt( '2026-11-22T10:00:00Z' );

		self::assertSame( 0, $this->partial( $survey )->at( 'pagination.total' ) );
	}

	/** Each is dropped alone. */
	public function test_only_valid_choices_and_scales_are_kept(): void {
		$survey                    = $this->keeping();
		[ $choice, $scale, $text ] = array_column( $survey->questions, 'id' );
		$this->leave(
			$survey,
			array(),
			array(
				'answers' => array(
					array( 'question_id' => $choice, 'value' => 'Maybe' ),
					array( 'question_id' => $scale, 'value' => 5 ),
					array( 'question_id' => $scale, 'value' => 2 ),
					array( 'question_id' => $text, 'value' => 'A secret' ),
					array( 'question_id' => self::UNFINISHED, 'value' => 'Yes' ),
				),
			)
		);
		$this->leave( $survey, array( '', 9, 'A secret' ), array( 'token' => wp_generate_uuid4() ) );
		$this->sumAt( '2026-11-21T10:00:00Z' );

		self::assertSame( 1, $this->partial( $survey )->at( 'pagination.total' ) );
		$stored = (string) $this->row( 'answers FROM {responses}', $survey )['answers'];
		self::assertSame( array( array( 'type' => 'star-rating', 'question_id' => $scale, 'value' => 5 ) ), json_decode( $stored, true ) );
	}

	public function test_consents_are_not_kept_and_rows_of_a_matrix_are(): void {
		$rows    = array( array( 'label' => 'Price' ), array( 'label' => 'Speed' ) );
		$options = array( 'config' => array( 'options' => array( 'Good', 'Bad' ), 'rows' => $rows ) );
		$consent = array( 'config' => array( 'options' => array( 'I agree.' ) ) );
		$survey  = $this->aSurvey(
			array(
				'questions' => array( self::aQuestion( 'matrix', $options ), self::aQuestion( 'consent', $consent ) ),
				'settings'  => array( 'behavior' => array( 'drop_off' => true, 'keep_partial' => true ) ),
			)
		);
		$row     = $survey->questions[0]->rows[1]['id'];
		$answers = array(
			array( 'question_id' => $row, 'value' => 'Bad' ),
			array( 'question_id' => $survey->questions[1]->id, 'value' => 'I agree.' ),
		);
		$this->leave( $survey, array(), array( 'answers' => $answers ) );
		$this->sumAt( '2026-11-21T10:00:00Z' );

		$stored = json_decode( (string) $this->row( 'answers FROM {responses}', $survey )['answers'], true );
		self::assertSame( array( $row ), array_column( is_array( $stored ) ? $stored : array(), 'question_id' ) );
	}

	public function test_a_later_report_replaces_the_answers_of_an_earlier_one(): void {
		$survey = $this->keeping();
		$this->leave( $survey, array( 'No' ), array(), array( 0 => array( 'left', 3 ) ) );
		$this->leave( $survey, array( 'Yes', 4 ), array(), array( 0 => array( 'answered', 4 ), 1 => 'left' ) );
		// Changed within a second.
		$this->leave( $survey, array( 'Yes', 2 ), array(), array( 0 => array( 'answered', 4 ), 1 => 'left' ) );
		$this->leave( $survey, array( 'No' ), array(), array( 0 => array( 'left', 3 ) ) );
		$this->sumAt( '2026-11-22T10:00:00Z' );

		$single = $this->asOwner()->request( 'GET', "surveys/$survey->id/responses/{$this->id( $survey )}" );
		self::assertSame( array( 'Yes', 2, null ), array_column( $single->items( 'answers' ), 'value' ) );
	}

	public function test_without_the_setting_or_the_plan_no_answer_is_kept(): void {
		foreach ( array( array( 'keep_partial' => false ), array( 'drop_off' => false ) ) as $behavior ) {
			$survey = $this->keeping( $behavior );
			$this->leave( $survey, array( 'No', 4 ) );
			self::assertSame( array(), array_filter( $this->row( 'answers FROM {visits}', $survey ), 'is_string' ) );
			self::assertFalse( $this->dropOff( $survey )->at( 'keeps_partial' ) );
		}
		$survey = $this->keeping();
		self::assertTrue( $this->dropOff( $survey )->at( 'keeps_partial' ) );
		$this->withPlan( Plan::LITE );
		$this->leave( $survey, array( 'No', 4 ) );
		$this->sumAt( '2026-11-22T10:00:00Z' );
		self::assertSame( 0, $this->partial( $survey )->at( 'pagination.total' ) );
	}

	public function test_a_partial_response_can_only_be_deleted(): void {
		$survey = $this->keeping();
		$this->leave( $survey, array( 'No' ) );
		$this->sumAt( '2026-11-21T10:00:00Z' );
		$id  = $this->id( $survey );
		$ids = array( 'response_ids' => array( $id ) );
		$this->asRoleWith( Permission::VIEW, Permission::DELETE );
		foreach ( array( 'trash', 'restore' ) as $action ) {
			$outcome = $this->request( 'POST', "surveys/$survey->id/responses/$action", $ids );
			self::assertSame( array(), $outcome->at( 'updated' ) );
			self::assertSame( 'This response is unfinished. You can only delete it.', $outcome->at( 'skipped.0.reason' ) );
		}
		self::assertSame( array( $id ), $this->request( 'DELETE', "surveys/$survey->id/responses", $ids )->at( 'updated' ) );
		self::assertSame( 0, $this->partial( $survey )->at( 'pagination.total' ) );
	}

	public function test_retention_and_the_deletion_of_its_survey_delete_it(): void {
		$survey = $this->keeping();
		$this->leave( $survey, array( 'No' ) );
		$this->sumAt( '2026-12-01T10:00:00Z' );
		self::assertTrue( Plugin::get( DeleteOldResponses::class )->run( 11 ) );
		self::assertSame( 1, $this->partial( $survey )->at( 'pagination.total' ) );
		self::assertTrue( Plugin::get( DeleteOldResponses::class )->run( 10 ) );
		self::assertSame( 0, $this->partial( $survey )->at( 'pagination.total' ) );

		$this->leave( $survey, array( 'No' ), array( 'token' => wp_generate_uuid4() ) );
		$this->sumAt( '2026-12-02T10:00:00Z' );
		$this->leave( $survey, array( 'No' ), array( 'token' => wp_generate_uuid4() ) );
		$ids = array( 'survey_ids' => array( $survey->id ) );
		$this->asRoleWith( Permission::EDIT, Permission::DELETE )->request( 'POST', 'surveys/trash', $ids );
		$this->assertStatus( 200, $this->request( 'DELETE', 'surveys', $ids ) );
		$this->sumAt( '2026-12-03T10:00:00Z' );
		self::assertSame( '0', $this->row( 'COUNT(*) AS many FROM {responses}', $survey )['many'] );
	}

	/** @param array<string, mixed> $behavior */
	private function keeping( array $behavior = array() ): Survey {
		return $this->aSurvey(
			array(
				'questions' => array( self::aQuestion(), self::aQuestion( 'star-rating' ), self::aQuestion( 'text' ) ),
				'settings'  => array( 'behavior' => $behavior + array( 'drop_off' => true, 'keep_partial' => true ) ),
			)
		);
	}
}
