<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Platform;

use UserFeedback\Licensing\Keys\ChangeLicense;
use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Notices\SiteDismissalRepository;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counting\ResponseProcessor;
use UserFeedback\Results\Digest\FailedSummaryRepository;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Made\Responding;

/** Each notice for owners: when it appears, when it ends, and who sees it. */
final class NoticeConditionsTest extends RestTestCase {

	use Responding;

	protected function setUp(): void {
		parent::setUp();
		$this->stopClockAt( '2026-11-24T09:00:00Z' );
		delete_option( SiteDismissalRepository::OPTION );
		delete_option( FailedSummaryRepository::OPTION );
		$this->asRoleWith( Permission::EDIT, Permission::VIEW, Permission::SETTINGS );
	}

	/**
	 * @dataProvider counts
	 * @param list<string> $told
	 */
	public function test_the_first_and_hundredth_responses_are_reported_while_they_are_news( int $number, array $told ): void {
		$survey = $this->aSurvey();
		$this->respond( $survey, array( 'Yes' ) );
		Plugin::get( ResponseProcessor::class )->run();
		for ( $more = 1; $more < $number; $more++ ) {
			Db::ofSite()->write(
				'INSERT INTO {responses} (survey_id, status, answers, submitted_at, counted, token)
				SELECT survey_id, status, answers, submitted_at, counted, %s FROM {responses} ORDER BY id LIMIT 1',
				array( "copy-$more" )
			);
		}
		self::assertSame( $told, $this->told() );
	}

	/** @return array<int|string, array{int, list<string>}> */
	public static function counts(): array {
		return array(
			'one'      => array( 1, array( 'first_response' ) ),
			'99 of it' => array( 99, array( 'first_response' ) ),
			'a 100'    => array( 100, array( 'hundredth_response' ) ),
			'999 all'  => array( 999, array( 'hundredth_response' ) ),
			'1,000'    => array( 1000, array() ),
		);
	}

	public function test_a_site_with_earlier_impressions_but_no_published_survey_gets_a_notification(): void {
		$survey = $this->aSurvey();
		$this->aSurvey( array( 'status' => 'draft' ) );
		$this->draft( $survey );
		self::assertSame( array(), $this->told() ); // No visitor has seen one: the first is still being created.

		Db::ofSite()->insertRow(
			'daily',
			array(
				'survey_id'   => $survey->id,
				'day'         => '2026-11-20',
				'slot'        => 0,
				'impressions' => 3,
			)
		);
		self::assertSame( array( 'none_live' ), $this->told() );
		self::assertSame( array(), $this->asRoleWith( Permission::SETTINGS )->told() );
		$this->asRoleWith( Permission::EDIT );

		$planned = $this->aSurvey( array( 'publish_at' => '2026-12-24T09:00:00Z' ) );
		self::assertSame( array(), $this->told() ); // One is scheduled.
		$this->draft( $planned );
		self::assertSame( array( 'none_live' ), $this->told() );
	}

	public function test_an_invisible_survey_is_reported_with_the_reason_until_the_reason_is_fixed(): void {
		$this->withPlan( Plan::ELITE, Addon::TARGETING, Addon::BEHAVIOR );
		$rule   = array(
			'logic'    => 'page_url_contains',
			'operator' => '&&',
			'data'     => '/shop',
		);
		$pages  = array(
			'pages'      => 'select',
			'page_rules' => array( $rule ),
		);
		$survey = $this->aSurvey( array( 'settings' => array( 'targeting' => $pages ) ) );
		self::assertSame( array(), $this->told() );

		$this->withPlan( Plan::ELITE, Addon::BEHAVIOR );
		$this->asRoleWith( Permission::EDIT );
		$answer = $this->request( 'GET', 'notifications' );
		self::assertSame( array( "unseen-{$survey->id}-no_targeting" ), $answer->column( 'notifications', 'id' ) );
		self::assertSame( 'attention', $answer->at( 'notifications.0.category' ) );
		self::assertSame(
			'The survey is for some pages only, but your plan doesn’t include that, or the Targeting add-on is inactive.',
			$answer->at( 'notifications.0.content' )
		);
		self::assertSame(
			admin_url( "admin.php?page=userfeedback_surveys#/edit/{$survey->id}/settings" ),
			$answer->at( 'notifications.0.buttons.0.url' )
		);
		self::assertSame( array(), $this->asRoleWith( Permission::SETTINGS )->told() );
		$this->asRoleWith( Permission::EDIT );

		$this->request( 'POST', "notifications/unseen-{$survey->id}-no_targeting/dismiss" );
		self::assertSame( array(), $this->told() );
		$this->draft( $survey );
		self::assertSame( array(), $this->request( 'GET', 'notifications' )->items( 'dismissed' ), 'It is over, and not kept.' );
	}

	public function test_an_ended_survey_is_reported_and_of_several_only_the_newest(): void {
		$this->withPlan( Plan::ELITE, Addon::BEHAVIOR );
		$this->asRoleWith( Permission::EDIT );
		$behavior = array(
			'run_time'  => 'expire',
			'expire_at' => array(
				'month' => 11,
				'day'   => 25,
			),
		);
		$ids      = array();
		foreach ( range( 1, 5 ) as $number ) {
			$ids[] = $this->aSurvey( array( 'title' => "Survey $number", 'settings' => array( 'behavior' => $behavior ) ) )->id;
		}
		self::assertSame( array(), $this->told() );
		$this->stopClockAt( '2026-11-27T09:00:00Z' );
		self::assertSame(
			array( "unseen-$ids[4]-expired", "unseen-$ids[3]-expired", "unseen-$ids[2]-expired" ),
			$this->told()
		);
	}

	public function test_a_license_expiring_within_two_weeks_is_reported_to_users_who_manage_settings(): void {
		$last = '2026-12-08T09:00:00Z';
		Plugin::get( ChangeLicense::class )->accept( $this->licenseKey( Plan::PRO, '*', false, $last ), true );
		$this->stopClockAt( '2026-11-24T08:59:59Z' );
		self::assertSame( array(), $this->told() );
		$this->stopClockAt( '2026-11-24T09:00:00Z' );
		self::assertSame( array( 'licence_ends-' . strtotime( $last ) ), $this->told() );
		self::assertSame(
			'Your license expires on December 8, 2026',
			$this->request( 'GET', 'notifications' )->at( 'notifications.0.title' )
		);
		self::assertSame( array(), $this->asRoleWith( Permission::EDIT, Permission::VIEW )->told() );

		$this->asRoleWith( Permission::SETTINGS );
		$this->stopClockAt( '2026-12-08T09:00:01Z' );
		self::assertSame( array(), $this->told() ); // Then the settings page shows the problem.
	}

	public function test_a_failed_weekly_summary_is_reported_with_its_day_and_addresses(): void {
		( new FailedSummaryRepository() )->set( '2026-11-23', array( 'ann@example.org', 'bob@example.org' ) );
		self::assertSame( array( 'summary_missed-2026-11-23' ), $this->told() );
		self::assertSame(
			'Three attempts to email it to ann@example.org, bob@example.org failed. Send a test email to check delivery before next week’s summary.',
			$this->request( 'GET', 'notifications' )->at( 'notifications.0.content' )
		);
		self::assertSame( array(), $this->asRoleWith( Permission::EDIT, Permission::VIEW )->told() );
		$this->asRoleWith( Permission::SETTINGS );

		$this->request( 'POST', 'notifications/all/dismiss' );
		self::assertSame( array(), $this->told() );
		( new FailedSummaryRepository() )->set( '2026-11-30', array( 'ann@example.org' ) );
		self::assertSame( array( 'summary_missed-2026-11-30' ), $this->told(), 'Another week is news again.' );
	}

	public function test_warnings_come_before_good_news(): void {
		$this->respond( $this->aSurvey(), array( 'Yes' ) );
		Plugin::get( ResponseProcessor::class )->run();
		( new FailedSummaryRepository() )->set( '2026-11-23', array( 'ann@example.org' ) );
		self::assertSame( array( 'summary_missed-2026-11-23', 'first_response' ), $this->told() );
	}

	/** Regardless of the amount of data: each screen of the plugin loads it. */
	public function test_the_inbox_takes_few_queries(): void {
		foreach ( range( 1, 12 ) as $number ) {
			$this->respond( $this->aSurvey( array( 'title' => "Survey $number" ) ), array( 'Yes' ) );
		}
		$this->told();
		$before = $this->queries();
		$this->told();
		self::assertLessThanOrEqual( 6, $this->queries() - $before );
	}

	private function draft( Survey $survey ): void {
		$this->assertStatus( 200, $this->request( 'POST', 'surveys/draft', array( 'survey_ids' => array( $survey->id ) ) ) );
	}

	/** @return array<int|string, mixed> */
	private function told(): array {
		$answer = $this->request( 'GET', 'notifications' );
		$this->assertStatus( 200, $answer );
		return $answer->column( 'notifications', 'id' );
	}
}
