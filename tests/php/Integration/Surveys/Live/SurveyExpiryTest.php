<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys\Live;

use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Surveys\Live\LiveSurveys;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;

/** Run times with a date without a year. */
final class SurveyExpiryTest extends RestTestCase {

	/** Guards against: a survey saved in December that should run until March expired immediately. */
	public function test_an_end_date_already_past_this_year_means_next_year(): void {
		$this->stopClockAt( '2026-12-10T10:00:00Z' );
		$survey = $this->aSurveyUntil( 3, 1 );

		self::assertSame( 20270301, $this->request( 'GET', 'widget/manifest' )->at( 'surveys.0.behavior.expire_on' ) );
		self::assertTrue( Plugin::get( LiveSurveys::class )->isLive( $survey->id ) );
		$this->stopClockAt( '2027-03-02T10:00:00Z' );
		self::assertTrue( Plugin::get( LiveSurveys::class )->isLive( $survey->id ) );
		$this->stopClockAt( '2027-03-03T10:00:00Z' );
		self::assertFalse( Plugin::get( LiveSurveys::class )->isLive( $survey->id ) );
		$this->stopClockAt( '2028-01-15T10:00:00Z' );
		self::assertFalse( Plugin::get( LiveSurveys::class )->isLive( $survey->id ), 'It ended for good.' );
	}

	public function test_saving_an_expired_survey_does_not_reopen_it_but_a_new_end_date_does(): void {
		$this->stopClockAt( '2026-02-10T10:00:00Z' );
		$survey = $this->aSurveyUntil( 3, 1 );
		$this->stopClockAt( '2026-06-10T10:00:00Z' );

		self::assertSame( 2026, $this->saved( $survey, 3, 1 )->at( 'survey.settings.behavior.expire_at.year' ) );
		self::assertSame( 2027, $this->saved( $survey, 4, 1 )->at( 'survey.settings.behavior.expire_at.year' ) );
	}

	/** Guards against: an expired survey that was set to draft and published from the list stayed expired. */
	public function test_publishing_an_expired_survey_from_the_list_runs_it_until_its_next_end_date(): void {
		$this->stopClockAt( '2026-02-10T10:00:00Z' );
		$over    = $this->aSurveyUntil( 3, 1 );
		$running = $this->aSurveyUntil( 9, 1 );
		$this->stopClockAt( '2026-06-10T10:00:00Z' );
		$this->publishAgain( $over, $running );

		self::assertSame( array( 2027, 2026 ), array( $this->yearOf( $over ), $this->yearOf( $running ) ) );
		self::assertTrue( Plugin::get( LiveSurveys::class )->isLive( $over->id ) );
	}

	private function publishAgain( Survey ...$surveys ): void {
		$ids = array_map( static fn( Survey $survey ): int => $survey->id, $surveys );
		foreach ( array( 'draft', 'publish' ) as $status ) {
			$this->assertStatus(
				200,
				$this->asRoleWith( Permission::EDIT )->request( 'POST', "surveys/$status", array( 'survey_ids' => $ids ) )
			);
		}
	}

	private function yearOf( Survey $survey ): mixed {
		return $this->asRoleWith( Permission::EDIT )->request( 'GET', "surveys/$survey->id" )->at( 'settings.behavior.expire_at.year' );
	}

	public function test_the_year_of_the_end_date_follows_the_start_of_a_scheduled_survey(): void {
		$this->stopClockAt( '2026-02-10T10:00:00Z' );

		$survey = $this->aSurvey( array( 'publish_at' => '2027-02-01T00:00:00Z' ) + self::until( 3, 1 ) );

		self::assertSame( array( 'month' => 3, 'day' => 1, 'year' => 2027 ), $survey->settings->part( 'behavior' )['expire_at'] );
	}

	private function aSurveyUntil( int $month, int $day ): Survey {
		return $this->aSurvey( self::until( $month, $day ) );
	}

	private function saved( Survey $survey, int $month, int $day ): RestAnswer {
		$answer = $this->asRoleWith( Permission::EDIT )->request(
			'POST',
			'surveys',
			array( 'id' => $survey->id, 'title' => 'Another title' ) + self::until( $month, $day )
		);
		$this->assertStatus( 200, $answer );
		return $answer;
	}

	/** @return array<string, mixed> */
	private static function until( int $month, int $day ): array {
		return array(
			'settings' => array( 'behavior' => array( 'run_time' => 'expire', 'expire_at' => array( 'month' => $month, 'day' => $day ) ) ),
		);
	}
}
