<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Welcome;

use UserFeedback\Contract\Can;
use UserFeedback\Database\Db;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counting\Processor;
use UserFeedback\Responses\ResponseStatus;
use UserFeedback\Surveys\Survey;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Made\Responding;
use UserFeedback\Welcome\ProgressQuery;
use UserFeedback\Welcome\ResultsReadModule;
use UserFeedback\Welcome\ResultsReadRepository;

final class ChecklistTest extends RestTestCase {

	use Responding;

	protected function setUp(): void {
		parent::setUp();
		foreach ( array( 'DELETE FROM {surveys}', 'DELETE FROM {responses}', 'DELETE FROM {daily}' ) as $all ) {
			Plugin::get( Db::class )->write( $all );
		}
		unset( $GLOBALS['plugin_page'] );
		$this->asRoleWith( Can::EDIT, Can::VIEW );
	}

	protected function tearDown(): void {
		unset( $GLOBALS['plugin_page'] );
		parent::tearDown();
	}

	public function test_steps_tick_themselves_as_they_come_true(): void {
		$this->assertDone( array() );

		$survey = $this->aSurvey( array( 'status' => 'draft' ) );
		$this->assertDone( array( 'made' ), $survey );

		$this->request( 'POST', 'surveys/publish', array( 'survey_ids' => array( $survey->id ) ) );
		$this->assertDone( array( 'made', 'published' ), $survey );

		$this->request( 'POST', "surveys/$survey->id/impression?event=impression&nonce=" . $this->tokenOf( $survey ) );
		$this->assertDone( array( 'made', 'published', 'seen' ), $survey );

		$this->openResults();
		$this->respond( $survey, array( 'Yes' ) );
		$this->assertDone( array( 'made', 'published', 'seen', 'answered' ), $survey );
		Plugin::get( Processor::class )->run();
		$this->assertDone( array( 'made', 'published', 'seen', 'answered' ), $survey );

		$this->openResults();
		$this->assertDone( array( 'made', 'published', 'seen', 'answered', 'read' ), $survey );
	}

	public function test_an_answer_that_is_spam_or_in_the_trash_is_none(): void {
		$survey = $this->aSurvey();
		$this->respond( $survey, array( 'Yes' ), 'now', ResponseStatus::SPAM );
		$this->respond( $survey, array( 'Yes' ), 'now', ResponseStatus::TRASH );

		$this->assertDone( array( 'made', 'published' ), $survey );
	}

	public function test_a_published_survey_is_led_to_before_a_newer_draft(): void {
		$live = $this->aSurvey();
		$this->aSurvey( array( 'status' => 'draft' ) );

		$this->assertDone( array( 'made', 'published' ), $live );
	}

	public function test_a_survey_in_the_trash_is_none(): void {
		$this->aSurvey( array( 'status' => 'trash' ) );

		$this->assertDone( array() );
	}

	public function test_each_user_reads_for_oneself_and_who_may_not_is_not_asked_to(): void {
		$this->respond( $this->aSurvey(), array( 'Yes' ) );
		$this->openResults();

		self::assertContains( 'read', $this->done() );
		self::assertNotContains( 'read', $this->asRoleWith( Can::EDIT, Can::VIEW )->done() );
		$this->asRoleWith( Can::EDIT );
		$asked = $this->request( 'GET', 'checklist' )->column( 'steps', 'name' );
		self::assertSame( array( 'made', 'published', 'seen', 'answered' ), $asked );
	}

	public function test_what_was_sent_away_stays_away_for_this_user_alone(): void {
		self::assertFalse( $this->request( 'GET', 'checklist' )->at( 'is_dismissed' ) );

		$this->assertStatus( 204, $this->request( 'POST', 'checklist/dismiss' ) );

		self::assertTrue( $this->request( 'GET', 'checklist' )->at( 'is_dismissed' ) );
		self::assertFalse( $this->asRoleWith( Can::EDIT )->request( 'GET', 'checklist' )->at( 'is_dismissed' ) );
	}

	public function test_it_tells_whether_somebody_went_through_the_setup_wizard(): void {
		self::assertFalse( $this->request( 'GET', 'checklist' )->at( 'is_set_up' ) );

		$this->asRoleWith( Can::SETTINGS )->request( 'POST', 'settings', array( 'settings' => array( 'setup_finished' => true ) ) );

		self::assertTrue( $this->asRoleWith( Can::EDIT )->request( 'GET', 'checklist' )->at( 'is_set_up' ) );
	}

	public function test_it_is_one_statement_however_much_there_is(): void {
		$survey = $this->aSurvey();
		for ( $i = 0; $i < 20; $i++ ) {
			$this->respond( $survey, array( 'Yes' ) );
		}
		$this->request( 'GET', 'checklist' ); // Reads the user's data once.
		$before = get_num_queries();

		$this->request( 'GET', 'checklist' );

		self::assertSame( 1, get_num_queries() - $before );
	}

	private function openResults(): void {
		$GLOBALS['plugin_page'] = 'userfeedback_results';
		( new ResultsReadModule( new ProgressQuery( Plugin::get( Db::class ) ), new ResultsReadRepository() ) )->note();
		unset( $GLOBALS['plugin_page'] );
	}

	/** @param list<string> $steps */
	private function assertDone( array $steps, ?Survey $survey = null ): void {
		self::assertSame( $steps, $this->done() );
		self::assertSame( $survey->id ?? 0, $this->request( 'GET', 'checklist' )->at( 'survey_id' ) );
	}

	/** @return list<mixed> */
	private function done(): array {
		$answer = $this->request( 'GET', 'checklist' );
		$this->assertStatus( 200, $answer );
		return array_keys( $answer->column( 'steps', 'is_done', 'name' ), true, true );
	}
}
