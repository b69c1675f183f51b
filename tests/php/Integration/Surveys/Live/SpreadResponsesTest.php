<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys\Live;

use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counting\ResponseProcessor;
use UserFeedback\Surveys\Lifecycle\DeleteSurveys;
use UserFeedback\Surveys\Live\QuotaRepository;
use UserFeedback\Surveys\Live\SpreadResponses;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Surveys\Storage\SurveyStatus;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Code\SentQueries;
use UserFeedback\Tests\Support\Made\Responding;
use UserFeedback\Widget\PageCaches\PageCacheHooks;

/** A survey that collects its responses over a number of days. */
final class SpreadResponsesTest extends RestTestCase {

	use Responding;

	protected function setUp(): void {
		parent::setUp();
		// Tests before it used the same ids.
		Plugin::get( QuotaRepository::class )->refresh();
		delete_option( SpreadResponses::OPTION );
		$this->onDay( 1 );
	}

	public function test_the_first_day_starts_with_a_small_share(): void {
		$survey = $this->spread( 300, 30 );

		self::assertSame( array( 10, 10 ), array( $this->share(), $this->shareOf( $survey ) ) );
	}

	public function test_the_share_follows_from_the_responses_of_full_days(): void {
		$survey = $this->spread( 100, 10 );
		$this->respondTimes( $survey, 3 );
		$this->onDay( 2 );
		self::assertSame( 10, $this->share(), 'The first day is not a full one.' );
		$this->respondTimes( $survey, 7 );
		self::assertSame( 10, $this->share(), 'It stays for the day.' );
		$this->onDay( 3 );

		// 90 responses are missing for 8 days: 12 a day. A share of 10 brings 7.
		self::assertSame( 17, $this->share() );
		$this->respondTimes( $survey, 1 );
		$this->onDay( 4 );
		// 89 for 7 days: 13 a day. A share of 27 brings 8.
		self::assertSame( array( 43, 43 ), array( $this->share(), $this->shareOf( $survey ) ) );
	}

	public function test_the_first_share_follows_from_the_days_before_a_survey_spread(): void {
		$survey = $this->aSurvey( array( 'settings' => array( 'behavior' => array( 'share' => 800 ) ) ) );
		foreach ( array( 2 => 50, 3 => 3, 4 => 0, 9 => 5, 10 => 40 ) as $day => $responses ) {
			$row = array( 'survey_id' => $survey->id, 'day' => sprintf( '2026-11-%02d', $day ), 'impressions' => 9 );
			Plugin::get( Db::class )->insertRow( 'daily', $row + array( 'responses' => $responses ) );
		}
		$this->onDay( 10 );
		$this->change( $survey, array( 'share' => 800, 'max_responses' => 10, 'spread_days' => 10 ) );

		// 10 responses are missing for 10 days: 1 a day. On days 3, 4, and 9, a share of 800 brought 8. Day 2 may not be a full one.
		self::assertSame( array( 300, 300 ), array( $this->share(), $this->shareOf( $survey ) ) );
		$this->onDay( 11 );
		// 10 for 9 days. Days 4 and 9 have 5.
		self::assertSame( 356, $this->share() );
	}

	public function test_a_changed_limit_or_time_starts_again_and_keeps_what_is_known(): void {
		$survey = $this->spread( 100, 10 );
		$this->onDay( 2 );
		$this->share();
		$this->respondTimes( $survey, 5 );
		$this->onDay( 10 );
		self::assertSame( 1000, $this->shareOf( $survey ), 'It is the last day, and its full days are over a week ago.' );

		$this->change( $survey, array( 'max_responses' => 500, 'spread_days' => 10 ) );
		self::assertSame( 10, $this->share() );
		$this->onDay( 11 );
		$this->share();
		$this->respondTimes( $survey, 5 );
		$this->onDay( 12 );
		$this->change( $survey, array( 'max_responses' => 100, 'spread_days' => 10 ) );
		self::assertSame( 18, $this->share(), '90 responses are missing for 10 days. A share of 10 brings 5.' );
	}

	public function test_after_the_last_day_all_visitors_of_the_owners_share_see_it_until_the_limit(): void {
		$survey = $this->spread( 3, 10, array( 'share' => 600 ) );
		$this->onDay( 11 );
		self::assertSame( 600, $this->share() );

		$this->change( $survey, array( 'max_responses' => 3, 'spread_days' => 10, 'share' => 200 ) );
		self::assertSame( 200, $this->share() );
		$this->respondTimes( $survey, 3 );
		self::assertSame( array(), $this->asVisitor()->request( 'GET', 'widget/manifest' )->items( 'surveys' ) );
		self::assertNull( $this->shareOf( $survey ) );
	}

	public function test_the_time_starts_on_the_first_live_day(): void {
		$survey = $this->spread( 300, 30, status: 'draft' );
		self::assertNull( $this->shareOf( $survey ) );
		self::assertFalse( get_option( SpreadResponses::OPTION ) );
		$this->onDay( 20 );
		Plugin::get( SurveyRepository::class )->changeStatus( array( $survey ), SurveyStatus::PUBLISH );

		self::assertSame( array( 10, 10 ), array( $this->share(), $this->shareOf( $survey ) ) );
	}

	public function test_page_caches_are_purged_when_the_share_changes(): void {
		$survey = $this->spread( 100, 10 );
		$this->onDay( 2 );
		do_action( PageCacheHooks::EVENT );
		$this->respondTimes( $survey, 1 );
		$purges = did_action( 'userfeedback_surveys_changed' );
		do_action( PageCacheHooks::EVENT );
		self::assertSame( $purges, did_action( 'userfeedback_surveys_changed' ) );
		$this->onDay( 3 );
		do_action( PageCacheHooks::EVENT );

		self::assertSame( $purges + 1, did_action( 'userfeedback_surveys_changed' ) );
	}

	public function test_a_day_costs_one_query_and_other_surveys_cost_none(): void {
		$this->aSurvey( array( 'settings' => array( 'behavior' => array( 'spread_days' => 30 ) ) ) );
		$this->aSurvey( array( 'settings' => array( 'behavior' => array( 'max_responses' => 9 ) ) ) );
		$this->onDay( 2 );
		$queries = new SentQueries();
		$queries->listen();
		self::assertNull( $this->share() );
		self::assertSame( array(), preg_grep( '/uf_daily\b|userfeedback_spread/', $queries->ours() ) );
		self::assertFalse( get_option( SpreadResponses::OPTION ) );
		$this->spread( 100, 10 );
		$this->onDay( 3 );
		$this->share();
		$this->onDay( 4 );
		$queries->forget();
		self::assertNotNull( $this->share() );
		self::assertCount( 1, (array) preg_grep( '/uf_daily\b/', $queries->ours() ) );
		$queries->forget();
		$this->share();

		self::assertSame( array(), preg_grep( '/uf_daily\b/', $queries->ours() ) );
	}

	public function test_a_plan_without_behavior_settings_does_not_spread(): void {
		$survey = $this->spread( 300, 30 );
		delete_option( SpreadResponses::OPTION );
		$this->withPlan( Plan::LITE );

		self::assertNull( $this->share() );
		self::assertNull( $this->shareOf( $survey ) );
		do_action( PageCacheHooks::EVENT );
		self::assertFalse( get_option( SpreadResponses::OPTION ) );
	}

	public function test_deleting_a_survey_deletes_its_shares(): void {
		$survey = $this->spread( 300, 30 );
		$other  = $this->spread( 300, 30 );
		Plugin::get( SurveyRepository::class )->changeStatus( array( $survey ), SurveyStatus::TRASH );
		Plugin::get( DeleteSurveys::class )->delete( array( $survey->id ) );

		self::assertSame( array( $other->id ), array_keys( (array) get_option( SpreadResponses::OPTION ) ) );
	}

	/** @param array<string, mixed> $behavior */
	private function spread( int $limit, int $days, array $behavior = array(), string $status = 'publish' ): Survey {
		return $this->aSurvey(
			array(
				'status'   => $status,
				'settings' => array( 'behavior' => array( 'max_responses' => $limit, 'spread_days' => $days ) + $behavior ),
			)
		);
	}

	/** @param array<string, mixed> $behavior */
	private function change( Survey $survey, array $behavior ): void {
		$body = array( 'id' => $survey->id, 'title' => $survey->title, 'settings' => array( 'behavior' => $behavior ) );
		$this->assertStatus( 200, $this->asRoleWith( Permission::EDIT )->request( 'POST', 'surveys', $body ) );
	}

	private function onDay( int $day ): void {
		$this->stopClockAt( sprintf( '2026-11-%02dT10:00:00Z', $day ) );
	}

	private function respondTimes( Survey $survey, int $times ): void {
		for ( $i = 0; $i < $times; $i++ ) {
			$body = $this->submission( $survey, array( 'Yes' ) );
			$this->assertStatus( 201, $this->asVisitor()->request( 'POST', "surveys/$survey->id/responses", $body ) );
		}
		Plugin::get( ResponseProcessor::class )->run();
	}

	/** Returns the share in the manifest of visitors' pages; null without one. */
	private function share(): mixed {
		$targeting = $this->asVisitor()->request( 'GET', 'widget/manifest' )->at( 'surveys.0.targeting' );
		$gate      = is_array( $targeting ) ? $targeting['gate'] ?? null : null;
		return is_array( $gate ) ? $gate['share'] : null;
	}

	private function shareOf( Survey $survey ): mixed {
		return $this->asRoleWith( Permission::VIEW )->request( 'GET', "surveys/$survey->id" )->at( 'share_today' );
	}
}
