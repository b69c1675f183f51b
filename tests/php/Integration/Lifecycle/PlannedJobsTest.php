<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Lifecycle;

use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Plugin;
use UserFeedback\Responses\Collector\CollectorHooks;
use UserFeedback\Responses\Counting\CountEachMinute;
use UserFeedback\Responses\Counting\EveryMinute;
use UserFeedback\Responses\Counting\Recount\NightlyRecount;
use UserFeedback\Responses\Counting\ScheduleProcessing;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Surveys\Storage\SurveyStatus;
use UserFeedback\Tests\Support\Servers\ServedCollector;

/** A site that is set up by scripts, where wp-admin is never opened, still has its jobs scheduled. */
final class PlannedJobsTest extends ServedCollector {

	private const JOBS = array( NightlyRecount::EVENT, CollectorHooks::EVENT );

	protected function setUp(): void {
		parent::setUp();
		$this->forget();
	}

	protected function tearDown(): void {
		$this->forget();
		parent::tearDown();
	}

	public function test_activation_schedules_them_before_anyone_opens_wp_admin(): void {
		do_action( 'activate_userfeedback/userfeedback.php', false );

		self::assertSame( array( 'daily', 'daily' ), $this->planned() );
	}

	public function test_cron_schedules_them_if_they_are_missing(): void {
		$this->serve();
		$this->forget();
		self::assertSame( array( false, false ), $this->planned() );

		$this->server?->get( '/wp-cron.php' );

		self::assertSame( array( 'daily', 'daily' ), $this->planned() );
	}

	/** Guards against: when cron ran while both were due, the event was unscheduled, logged as an error, and scheduled again. */
	public function test_counting_each_minute_ends_with_the_collector_and_cron_logs_no_error(): void {
		self::assertTrue( $this->serve() );
		wp_clear_scheduled_hook( ScheduleProcessing::EVENT );
		wp_schedule_event( time() - 10, 'daily', CollectorHooks::EVENT );
		wp_schedule_event( time() - 5, EveryMinute::NAME, ScheduleProcessing::EVENT );
		$before = $this->log();

		$this->server?->get( '/wp-cron.php' ); // No server runs at the site's own URL, which it requests.

		wp_cache_flush();
		self::assertSame( $before, $this->log() );
		self::assertFalse( wp_get_schedule( ScheduleProcessing::EVENT ) );
		self::assertIsInt( wp_next_scheduled( ScheduleProcessing::EVENT ), 'what waits still is counted once more' );
	}

	/** A network may have a thousand sites without a survey, each with its own cron. */
	public function test_only_a_site_with_a_survey_counts_each_minute(): void {
		add_filter( 'pre_option_' . Addon::OPTION, '__return_empty_array' ); // Visitors can't rate posts.
		$isCounting = static fn(): bool => CountEachMinute::isScheduled();
		self::assertTrue( $this->serve() );
		self::assertFalse( $isCounting() );

		$survey = $this->aStoredSurvey();
		self::assertTrue( $isCounting(), 'The survey is published.' );
		Plugin::get( SurveyRepository::class )->changeStatus( array( $survey ), SurveyStatus::DRAFT );
		self::assertTrue( $isCounting(), 'Its last answers are still counted.' );

		$this->module()->check();
		self::assertFalse( $isCounting() );
		self::assertIsInt( wp_next_scheduled( ScheduleProcessing::EVENT ), 'what waits still is counted once more' );
	}

	private function log(): string {
		$file = WP_CONTENT_DIR . '/debug.log';
		preg_match_all( '/^.*userfeedback_.*$/m', is_file( $file ) ? (string) file_get_contents( $file ) : '', $found );
		return implode( "\n", $found[0] );
	}

	/** @return list<string|false> the interval of each. */
	private function planned(): array {
		wp_cache_flush();
		return array_map( 'wp_get_schedule', self::JOBS );
	}

	private function forget(): void {
		wp_cache_flush();
		array_map( 'wp_unschedule_hook', self::JOBS );
	}
}
