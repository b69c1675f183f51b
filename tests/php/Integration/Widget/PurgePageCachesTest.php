<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Widget;

use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counting\ScheduleProcessing;
use UserFeedback\Surveys\Live\QuotaRepository;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Widget\PageCaches\PageCacheHooks;
use UserFeedback\Widget\PageCaches\PurgePageCaches;

/** Guards against: a published survey did not appear on cached pages, because no cache was purged. */
final class PurgePageCachesTest extends RestTestCase {

	/** @var list<list<int>> the live surveys that were told of, each time. */
	private array $told = array();

	protected function setUp(): void {
		parent::setUp();
		update_option( PurgePageCaches::OPTION, '' );
		wp_clear_scheduled_hook( PageCacheHooks::EVENT );
		$this->asRoleWith( Permission::EDIT, Permission::DELETE, Permission::SETTINGS );
		add_action(
			'userfeedback_surveys_changed',
			/** @param list<int> $live */
			function ( array $live ): void {
				$this->told[] = array_values( array_filter( $live, 'is_int' ) );
			}
		);
	}

	public function test_publishing_changing_drafting_and_trashing_a_live_survey_fire_one_event_each(): void {
		$survey = $this->aSurvey();
		self::assertSame( array( array( $survey->id ) ), $this->told );

		$this->assertStatus( 200, $this->save( $survey, array( 'title' => 'Another title' ) ) );
		$this->bulk( 'draft', $survey );
		$this->bulk( 'publish', $survey );
		$this->bulk( 'trash', $survey );

		self::assertSame( array( array( $survey->id ), array( $survey->id ), array(), array( $survey->id ), array() ), $this->told );
	}

	/** Guards against: cached pages that kept showing the survey that came first before. */
	public function test_reordering_live_surveys_fires_a_change_event(): void {
		[ $old, $new ] = array( $this->aSurvey(), $this->aSurvey() );
		$this->told    = array();

		$this->assertStatus( 200, $this->request( 'POST', "surveys/$old->id/move", array( 'to' => 'up', 'place' => 2 ) ) );
		$this->assertStatus( 200, $this->request( 'POST', "surveys/$old->id/move", array( 'to' => 'up', 'place' => 1 ) ) );

		self::assertSame( array( array( $old->id, $new->id ) ), $this->told );
	}

	public function test_changes_that_visitors_do_not_see_fire_no_event(): void {
		$draft = $this->aSurvey( array( 'status' => 'draft' ) );
		$this->assertStatus( 200, $this->save( $draft, array( 'title' => 'Still a draft' ) ) );
		$this->bulk( 'trash', $draft );
		$this->assertStatus( 200, $this->request( 'DELETE', 'surveys', array( 'survey_ids' => array( $draft->id ) ) ) );
		$this->set( array( 'skip_text' => 'Not now' ) );

		self::assertSame( array(), $this->told );
	}

	public function test_settings_add_on_and_license_changes_fire_an_event_while_a_survey_is_live(): void {
		$survey = $this->aSurvey();
		$this->set( array( 'skip_text' => 'Not now' ) );
		$this->set( array( 'ip_storage' => 'truncated' ) ); // Not visible to visitors.
		Addon::TARGETING->setActive( false );
		$this->withPlan( Plan::LITE );

		self::assertSame( array_fill( 0, 4, array( $survey->id ) ), $this->told );
	}

	public function test_a_scheduled_publish_date_fires_an_event_when_it_is_reached(): void {
		$this->stopClockAt( '2026-11-21T10:00:00Z' );
		$survey = $this->aSurvey( array( 'publish_at' => '2026-11-21T12:30:00+00:00' ) );
		self::assertSame( array(), $this->told );
		self::assertSame( strtotime( '2026-11-21T12:30:00Z' ), wp_next_scheduled( PageCacheHooks::EVENT ) );

		$this->stopClockAt( '2026-11-21T12:30:01Z' );
		do_action( PageCacheHooks::EVENT );
		do_action( PageCacheHooks::EVENT );

		self::assertSame( array( array( $survey->id ) ), $this->told );
		self::assertSame( strtotime( '2026-11-22T00:00:00Z' ), wp_next_scheduled( PageCacheHooks::EVENT ) );
		self::assertSame( 'daily', wp_get_schedule( PageCacheHooks::EVENT ) );
	}

	public function test_an_expiry_date_fires_an_event_on_its_day_and_not_at_new_year(): void {
		$this->stopClockAt( '2026-11-21T10:00:00Z' );
		$this->aSurvey(
			array(
				'settings' => array(
					'behavior' => array(
						'run_time'  => 'expire',
						'expire_at' => array(
							'month' => 11,
							'day'   => 22,
						),
					),
				),
			)
		);
		self::assertCount( 1, $this->told );

		$this->stopClockAt( '2026-11-22T00:00:01Z' );
		do_action( PageCacheHooks::EVENT );
		self::assertCount( 2, $this->told );
		$this->stopClockAt( '2027-01-01T00:00:01Z' );
		do_action( PageCacheHooks::EVENT );

		self::assertCount( 2, $this->told );
	}

	public function test_caches_are_purged_when_a_limit_of_responses_is_reached(): void {
		Plugin::get( QuotaRepository::class )->refresh(); // Tests before it used the same ids.
		$survey = $this->aSurvey( array( 'settings' => array( 'behavior' => array( 'max_responses' => 1 ) ) ) );
		self::assertCount( 1, $this->told );
		do_action( ScheduleProcessing::EVENT );
		self::assertCount( 1, $this->told );

		$quotas = $survey->quotas();
		self::assertNotNull( $quotas );
		Plugin::get( QuotaRepository::class )->prepare( $quotas );
		self::assertTrue( Plugin::get( QuotaRepository::class )->take( $quotas, $quotas->cells() ) );
		do_action( ScheduleProcessing::EVENT );

		self::assertCount( 2, $this->told );
	}

	public function test_caches_are_purged_when_a_quota_of_a_device_is_full(): void {
		Plugin::get( QuotaRepository::class )->refresh(); // Tests before it used the same ids.
		$quota  = array(
			'id'         => '00000000-0000-4000-8000-00000000d001',
			'label'      => 'Phones',
			'target'     => 1,
			'conditions' => array( array( 'question_id' => 'device', 'compare' => '=', 'value' => 'mobile' ) ),
		);
		$survey = $this->aSurvey( array( 'settings' => array( 'behavior' => array( 'quotas' => array( $quota ) ) ) ) );
		self::assertCount( 1, $this->told );

		$quotas = $survey->quotas();
		self::assertNotNull( $quotas );
		Plugin::get( QuotaRepository::class )->prepare( $quotas );
		self::assertTrue( Plugin::get( QuotaRepository::class )->take( $quotas, $quotas->cells() ) );
		do_action( ScheduleProcessing::EVENT );

		self::assertCount( 2, $this->told );
	}

	public function test_an_admin_page_reschedules_a_lost_check(): void {
		self::assertFalse( wp_next_scheduled( PageCacheHooks::EVENT ) );

		Plugin::get( PageCacheHooks::class )->plan();

		self::assertNotFalse( wp_next_scheduled( PageCacheHooks::EVENT ) );
	}

	public function test_deactivation_purges_caches_and_reactivation_fires_an_event_again(): void {
		$survey  = $this->aSurvey();
		$dropped = 0;
		add_action(
			'litespeed_purge_all',
			static function () use ( &$dropped ): void {
				++$dropped;
			}
		);
		do_action( 'deactivate_' . plugin_basename( USERFEEDBACK_FILE ), false );
		self::assertSame( 1, $dropped );
		self::assertFalse( wp_next_scheduled( PageCacheHooks::EVENT ) );

		do_action( PageCacheHooks::EVENT );

		self::assertSame( array( array( $survey->id ), array( $survey->id ) ), $this->told );
	}

	/** @param array<string, mixed> $settings */
	private function set( array $settings ): void {
		$this->assertStatus( 200, $this->request( 'POST', 'settings', array( 'settings' => $settings ) ) );
	}

	/** @param array<string, mixed> $changes */
	private function save( Survey $survey, array $changes ): \UserFeedback\Tests\Support\Cases\RestAnswer {
		return $this->request( 'POST', 'surveys', array( 'id' => $survey->id ) + $changes );
	}

	private function bulk( string $what, Survey $survey ): void {
		$answer = $this->request( 'POST', "surveys/$what", array( 'survey_ids' => array( $survey->id ) ) );
		$this->assertStatus( 200, $answer );
		self::assertSame( array( $survey->id ), $answer->at( 'updated' ) );
	}
}
