<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Responses\Submit\Visits;

use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counting\Recount\NightlyRecount;
use UserFeedback\Responses\Counting\ScheduleProcessing;
use UserFeedback\Responses\Visits\SumVisits;
use UserFeedback\Responses\Visits\VisitHooks;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Code\SentQueries;

/** Visits that browsers report, and their sums. */
final class RecordVisitTest extends VisitTestCase {

	private const TOKEN = '00000000-0000-4000-8000-00000000e001';

	public function test_a_finished_visit_comes_with_its_response(): void {
		$survey = $this->recording();

		$this->assertStatus( 201, $this->finish( $survey, array( 0 => 'answered', 1 => 'skipped', 3 => 'answered' ) ) );

		self::assertSame( array( 1, 1, 0 ), $this->visits( $survey ) );
		self::assertSame( array( '1 1 0 0 0', '1 0 1 0 0', '0 0 0 1 0', '1 1 0 0 0' ), $this->numbers( $survey ) );
		self::assertSame( array( 5, 5, null, 5 ), $this->dropOff( $survey )->column( 'questions', 'median_seconds' ) );
	}

	public function test_a_visit_is_over_24_hours_after_its_last_report(): void {
		$survey = $this->recording();
		$this->stopClockAt( '2026-11-20T10:00:00Z' );
		$this->assertStatus( 204, $this->report( $survey, array( 0 => 'answered', 1 => 'left' ), self::TOKEN ) );
		$this->stopClockAt( '2026-11-20T22:00:00Z' );
		$this->assertStatus( 204, $this->report( $survey, array( 0 => 'answered', 2 => 'skipped', 3 => 'left' ), self::TOKEN ) );

		$this->stopClockAt( '2026-11-21T21:59:59Z' );
		self::assertSame( array( 0, 0, 1 ), $this->visits( $survey ) );
		$this->stopClockAt( '2026-11-21T22:00:00Z' );

		self::assertSame( array( 1, 0, 0 ), $this->visits( $survey ) );
		self::assertSame( array( '1 1 0 0 0', '0 0 0 1 0', '1 0 1 0 0', '1 0 0 0 1' ), $this->numbers( $survey ) );
		self::assertSame( 1, $this->dropOff( $survey, 'from=2026-11-20&to=2026-11-20' )->at( 'visits' ) );
	}

	/** Questions after the last one that was shown are no part of an unfinished visit. */
	public function test_only_a_finished_visit_passes_the_last_questions(): void {
		$survey = $this->recording();
		$this->stopClockAt( '2026-11-20T10:00:00Z' );
		$this->report( $survey, array( 1 => 'left' ), self::TOKEN );
		$this->report( $survey, array( 0 => 'skipped', 1 => 'skipped' ), wp_generate_uuid4(), array( 'finished' => true ) );
		$this->stopClockAt( '2026-11-22T10:00:00Z' );

		self::assertSame( array( 2, 1, 0 ), $this->visits( $survey ) );
		self::assertSame( array( '1 0 1 1 0', '2 0 1 0 1', '0 0 0 1 0', '0 0 0 1 0' ), $this->numbers( $survey ) );
	}

	/**
	 * @dataProvider reports
	 * @param list<array{array<int, string|array{string, int}>, bool}> $reports
	 * @param array{int, int, int}                                     $visits
	 * @param list<string>                                             $numbers
	 */
	public function test_reports_on_one_visit_only_go_forward( array $reports, array $visits, array $numbers ): void {
		$survey = $this->recording( 3 );
		$this->stopClockAt( '2026-11-20T10:00:00Z' );
		foreach ( $reports as [ $path, $isFinished ] ) {
			$this->report( $survey, $path, self::TOKEN, array( 'finished' => $isFinished ) );
		}
		$this->stopClockAt( '2026-11-22T10:00:00Z' );

		self::assertSame( $visits, $this->visits( $survey ) );
		self::assertSame( $numbers, $this->numbers( $survey ) );
	}

	/** @return array<string, array{list<array{array<int, string|array{string, int}>, bool}>, array{int, int, int}, list<string>}> */
	public static function reports(): array {
		$first  = array( array( 0 => 'left' ), false );
		$second = array( array( 0 => 'answered', 1 => 'left' ), false );
		$later  = array( array( 0 => 'answered', 1 => array( 'skipped', 60 ) ), false );
		$end    = array( array( 0 => 'skipped', 1 => 'skipped', 2 => 'skipped' ), true );
		$short  = array( array( 2 => 'skipped' ), true );
		return array(
			'in order'                     => array( array( $first, $second, $later ), array( 1, 0, 0 ), array( '1 1 0 0 0', '1 0 1 0 0', '0 0 0 0 0' ) ),
			'an old one last'              => array( array( $second, $first ), array( 1, 0, 0 ), array( '1 1 0 0 0', '1 0 0 0 1', '0 0 0 0 0' ) ),
			'less time on the same number' => array( array( $later, $second ), array( 1, 0, 0 ), array( '1 1 0 0 0', '1 0 1 0 0', '0 0 0 0 0' ) ),
			'the end first'                => array( array( $end, $second ), array( 1, 1, 0 ), array( '1 0 1 0 0', '1 0 1 0 0', '1 0 1 0 0' ) ),
			'an end with fewer steps'      => array( array( $second, $short ), array( 1, 1, 0 ), array( '0 0 0 1 0', '0 0 0 1 0', '1 0 1 0 0' ) ),
			'the same one twice'           => array( array( $second, $second ), array( 1, 0, 0 ), array( '1 1 0 0 0', '1 0 0 0 1', '0 0 0 0 0' ) ),
		);
	}

	public function test_a_summed_visit_never_changes_and_is_kept_for_eight_days(): void {
		$survey = $this->recording();
		$this->stopClockAt( '2026-11-10T10:00:00Z' );
		$this->report( $survey, array( 0 => 'left' ), self::TOKEN );
		$this->stopClockAt( '2026-11-11T10:00:00Z' );
		self::assertSame( array( 1, 0, 0 ), $this->visits( $survey ) );

		$this->stopClockAt( '2026-11-19T09:59:59Z' );
		$this->finish( $survey, array( 0 => 'answered' ), self::TOKEN );
		$this->report( $survey, array( 0 => 'answered', 1 => 'left' ), self::TOKEN );
		self::assertSame( array( 1, 0, 0 ), $this->visits( $survey ) );
		self::assertSame( '1 0 0 0 1', $this->numbers( $survey )[0] );
		self::assertSame( 1, $this->rows( $survey ) );

		$this->stopClockAt( '2026-11-19T10:00:00Z' );
		Plugin::get( SumVisits::class )->run( 60.0 );
		self::assertSame( array( 1, 0, 0 ), $this->visits( $survey ) );
		self::assertSame( 0, $this->rows( $survey ) );
	}

	public function test_a_repeated_response_records_nothing(): void {
		$survey = $this->recording();
		$again  = array( 'token' => '00000000-0000-4000-8000-00000000e002' );
		$this->assertStatus( 201, $this->finish( $survey, array( 0 => 'answered' ), null, $again ) );
		$this->assertStatus( 200, $this->finish( $survey, array( 0 => 'answered' ), null, $again ) );

		self::assertSame( array( 1, 1, 0 ), $this->visits( $survey ) );
	}

	public function test_spam_records_no_visit(): void {
		$survey = $this->recording();
		$this->assertStatus( 201, $this->finish( $survey, array( 0 => 'answered' ), null, array( 'website' => 'https://example.org' ) ) );

		self::assertSame( 0, $this->rows( $survey ) );
	}

	public function test_a_survey_that_shows_no_drop_off_records_nothing(): void {
		$survey  = $this->recording( 4, false );
		$queries = new SentQueries();
		$queries->listen();
		$this->assertStatus( 201, $this->finish( $survey, array( 0 => 'answered' ) ) );
		$this->assertStatus( 204, $this->report( $survey, array( 0 => 'left' ), self::TOKEN ) );

		self::assertSame( array(), preg_grep( '/uf_visits/', $queries->ours() ) );
	}

	public function test_a_plan_without_behavior_settings_records_nothing_and_keeps_the_sums(): void {
		$survey = $this->recording();
		$this->finish( $survey, array( 0 => 'answered' ) );
		self::assertSame( array( 1, 1, 0 ), $this->visits( $survey ) );
		$this->withPlan( Plan::LITE );
		$this->assertStatus( 201, $this->finish( $survey, array( 0 => 'answered' ) ) );
		$this->assertStatus( 204, $this->report( $survey, array( 0 => 'left' ), self::TOKEN ) );

		self::assertSame( array( 1, 1, 0 ), $this->visits( $survey ) );
	}

	public function test_unknown_and_repeated_questions_are_left_out(): void {
		$survey = $this->recording( 2 );
		$other  = $this->recording( 1 );
		$steps  = array(
			...$this->steps( $survey, array( 1 => 'answered' ) ),
			...$this->steps( $survey, array( 1 => 'left' ) ),
			...$this->steps( $other, array( 0 => 'answered' ) ),
		);
		$this->stopClockAt( '2026-11-20T10:00:00Z' );
		$this->assertStatus( 204, $this->report( $survey, array(), self::TOKEN, array( 'steps' => $steps ) ) );
		$this->assertStatus( 204, $this->report( $survey, array(), wp_generate_uuid4(), array( 'steps' => array( $steps[2] ) ) ) );
		$this->assertStatus( 201, $this->finish( $survey, array( 0 => 'left', 1 => 'answered' ) ) );
		$this->stopClockAt( '2026-11-22T10:00:00Z' );

		self::assertSame( array( 2, 1, 0 ), $this->visits( $survey ) );
		self::assertSame( array( '0 0 0 2 0', '2 2 0 0 0' ), $this->numbers( $survey ) );
	}

	public function test_hidden_fields_are_no_steps(): void {
		$hidden = array( 'type' => 'hidden', 'title' => 'plan', 'config' => array( 'options' => array() ) );
		$survey = $this->aSurvey(
			array(
				'questions' => array( $hidden, self::aQuestion() ),
				'settings'  => array( 'behavior' => array( 'drop_off' => true ) ),
			)
		);
		$this->report( $survey, array( 0 => 'answered' ), self::TOKEN, array( 'finished' => true ) );
		self::assertSame( 0, $this->rows( $survey ) );
		$this->report( $survey, array( 0 => 'answered', 1 => 'skipped' ), self::TOKEN, array( 'finished' => true ) );

		self::assertSame( array( '1 0 1 0 0' ), $this->numbers( $survey ) );
	}

	public function test_device_and_language_are_stored_as_those_of_responses(): void {
		$survey = $this->recording();
		$this->finish( $survey, array( 0 => 'answered' ), null, array( 'device' => 'mobile', 'language' => 'de_at' ) );
		$odd = array( 'device' => 'fridge', 'language' => 'German!', 'finished' => true );
		$this->report( $survey, array( 0 => 'skipped' ), self::TOKEN, $odd );

		self::assertSame( 1, $this->dropOff( $survey, 'filter[device][]=mobile' )->at( 'visits' ) );
		self::assertSame( 1, $this->dropOff( $survey, 'filter[language][]=de-AT' )->at( 'visits' ) );
		self::assertSame( 0, $this->dropOff( $survey, 'filter[device][]=fridge' )->at( 'visits' ) );
		self::assertSame( 1, $this->dropOff( $survey, 'filter[language][]=' )->at( 'visits' ) );
	}

	public function test_reports_need_a_live_survey_its_token_and_a_body_of_the_right_shape(): void {
		$survey = $this->recording();
		$other  = $this->recording();
		$draft  = $this->aSurvey( array( 'status' => 'draft', 'settings' => array( 'behavior' => array( 'drop_off' => true ) ) ) );

		$this->assertNotFound( $this->report( $draft, array( 0 => 'left' ), self::TOKEN ) );
		$stolen = $this->report( $survey, array( 0 => 'left' ), self::TOKEN, array( 'nonce' => $this->tokenOf( $other ) ) );
		self::assertSame( array( 403, 'userfeedback_bad_token' ), array( $stolen->status, $stolen->at( 'code' ) ) );
		foreach ( array( array( 'gone', 5 ), array( 'passed', 5 ), array( 'left', -1 ), array( 'left', 86_401 ) ) as $step ) {
			$this->assertStatus( 400, $this->report( $survey, array( 0 => $step ), self::TOKEN ) );
			$this->assertStatus( 400, $this->finish( $survey, array( 0 => $step ) ) );
		}
		$this->assertInvalid( $this->report( $survey, array(), 'me' ), 'token' );
		self::assertSame( 0, $this->rows( $survey ) );
	}

	public function test_reports_of_one_address_have_a_limit_a_minute(): void {
		$_SERVER['REMOTE_ADDR'] = '203.0.113.9';
		$this->stopClockAt( '2026-11-20T10:00:00Z' );
		$survey = $this->recording();
		for ( $sent = 1; $sent <= 122; $sent++ ) {
			$this->assertStatus( 204, $this->report( $survey, array( 0 => 'left' ), wp_generate_uuid4() ) );
		}
		self::assertSame( 120, $this->rows( $survey ) );
		$this->assertStatus( 201, $this->finish( $survey, array( 0 => 'answered' ) ) );
		$this->stopClockAt( '2026-11-20T10:01:00Z' );
		$this->report( $survey, array( 0 => 'left' ), wp_generate_uuid4() );

		self::assertSame( 122, $this->rows( $survey ) );
	}

	public function test_cron_sums_visits_while_it_counts_responses_and_each_night(): void {
		self::assertSame( array( ScheduleProcessing::EVENT, NightlyRecount::EVENT ), array_keys( VisitHooks::hooks() ) );
		$survey = $this->recording();
		$this->finish( $survey, array( 0 => 'answered' ) );
		do_action( ScheduleProcessing::EVENT );

		self::assertSame( '1', $this->summed( $survey ) );
	}

	public function test_visits_are_in_no_total_of_responses(): void {
		$survey = $this->recording();
		$this->finish( $survey, array( 0 => 'answered' ) );
		$this->report( $survey, array( 0 => 'skipped' ), self::TOKEN, array( 'finished' => true ) );
		self::assertSame( array( 2, 2, 0 ), $this->visits( $survey ) );

		$results = $this->request( 'GET', "surveys/$survey->id/results" );
		self::assertSame( array( 1, 0 ), array( $results->at( 'responses_count' ), $results->at( 'impressions' ) ) );
		self::assertSame( 0, $results->at( 'starts' ) );
		self::assertSame( 1, $results->at( 'question_stats.0.total_answers' ) );
	}

	public function test_deleting_a_survey_deletes_its_visits_and_sums(): void {
		$survey = $this->recording();
		$this->finish( $survey, array( 0 => 'answered' ) );
		$this->visits( $survey );
		$this->report( $survey, array( 0 => 'left' ), self::TOKEN );
		self::assertSame( array( 2, '1' ), array( $this->rows( $survey ), $this->summed( $survey ) ) );
		$ids = array( 'survey_ids' => array( $survey->id ) );
		$this->asRoleWith( Permission::EDIT, Permission::DELETE )->request( 'POST', 'surveys/trash', $ids );
		$this->assertStatus( 200, $this->request( 'DELETE', 'surveys', $ids ) );

		self::assertSame( array( 0, null ), array( $this->rows( $survey ), $this->summed( $survey ) ) );
	}

	private function rows( Survey $survey ): int {
		return (int) Plugin::get( Db::class )->value( 'SELECT COUNT(*) FROM {visits} WHERE survey_id = %d', array( $survey->id ) );
	}

	/** Reads the sums as they are stored: the route would first sum what is due. */
	private function summed( Survey $survey ): ?string {
		return Plugin::get( Db::class )->value(
			"SELECT SUM(shown) FROM {step_sums}
				WHERE survey_id = %d AND device = '*' AND language = '*' AND is_month = 0 AND question_id = ''",
			array( $survey->id )
		);
	}
}
