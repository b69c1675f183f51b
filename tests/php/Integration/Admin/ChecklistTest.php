<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Admin;

use UserFeedback\Admin\Welcome\OnboardingProgressQuery;
use UserFeedback\Admin\Welcome\ResultsViewedHooks;
use UserFeedback\Admin\Welcome\ResultsViewedRepository;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counting\ResponseProcessor;
use UserFeedback\Responses\Storage\ResponseStatus;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Made\Responding;

final class ChecklistTest extends RestTestCase {

	use Responding;

	protected function setUp(): void {
		parent::setUp();
		foreach ( array( 'DELETE FROM {surveys}', 'DELETE FROM {responses}', 'DELETE FROM {daily}' ) as $all ) {
			Plugin::get( Db::class )->write( $all );
		}
		unset( $GLOBALS['plugin_page'] );
		$this->asRoleWith( Permission::EDIT, Permission::VIEW );
	}

	protected function tearDown(): void {
		unset( $GLOBALS['plugin_page'] );
		parent::tearDown();
	}

	public function test_steps_are_completed_automatically(): void {
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
		Plugin::get( ResponseProcessor::class )->run();
		$this->assertDone( array( 'made', 'published', 'seen', 'answered' ), $survey );

		$this->openResults();
		$this->assertDone( array( 'made', 'published', 'seen', 'answered', 'read' ), $survey );
	}

	public function test_does_not_count_spam_or_trashed_responses(): void {
		$survey = $this->aSurvey();
		$this->respond( $survey, array( 'Yes' ), 'now', ResponseStatus::SPAM );
		$this->respond( $survey, array( 'Yes' ), 'now', ResponseStatus::TRASH );

		$this->assertDone( array( 'made', 'published' ), $survey );
	}

	public function test_links_to_a_published_survey_rather_than_a_newer_draft(): void {
		$live = $this->aSurvey();
		$this->aSurvey( array( 'status' => 'draft' ) );

		$this->assertDone( array( 'made', 'published' ), $live );
	}

	public function test_does_not_count_a_survey_in_the_trash(): void {
		$this->aSurvey( array( 'status' => 'trash' ) );

		$this->assertDone( array() );
	}

	public function test_tracks_reading_results_per_user_and_only_for_users_with_the_permission(): void {
		$this->respond( $this->aSurvey(), array( 'Yes' ) );
		$this->openResults();

		self::assertContains( 'read', $this->done() );
		self::assertNotContains( 'read', $this->asRoleWith( Permission::EDIT, Permission::VIEW )->done() );
		$this->asRoleWith( Permission::EDIT );
		$asked = $this->request( 'GET', 'checklist' )->column( 'steps', 'name' );
		self::assertSame( array( 'made', 'published', 'seen', 'answered' ), $asked );
	}

	public function test_dismissing_the_checklist_applies_only_to_this_user(): void {
		self::assertFalse( $this->request( 'GET', 'checklist' )->at( 'is_dismissed' ) );

		$this->assertStatus( 204, $this->request( 'POST', 'checklist/dismiss' ) );

		self::assertTrue( $this->request( 'GET', 'checklist' )->at( 'is_dismissed' ) );
		self::assertFalse( $this->asRoleWith( Permission::EDIT )->request( 'GET', 'checklist' )->at( 'is_dismissed' ) );
	}

	public function test_reports_whether_the_setup_wizard_was_finished(): void {
		self::assertFalse( $this->request( 'GET', 'checklist' )->at( 'is_set_up' ) );

		$this->asRoleWith( Permission::SETTINGS )->request( 'POST', 'settings', array( 'settings' => array( 'setup_finished' => true ) ) );

		self::assertTrue( $this->asRoleWith( Permission::EDIT )->request( 'GET', 'checklist' )->at( 'is_set_up' ) );
	}

	public function test_needs_one_query_however_many_responses_there_are(): void {
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
		( new ResultsViewedHooks( new OnboardingProgressQuery( Plugin::get( Db::class ) ), new ResultsViewedRepository() ) )->recordView();
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
