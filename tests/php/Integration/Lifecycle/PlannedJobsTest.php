<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Lifecycle;

use UserFeedback\Collector\CollectorModule;
use UserFeedback\Responses\Upkeep\NightlyRecount;
use UserFeedback\Tests\Support\Servers\ServedCollector;

/** A site that is set up by scripts, where nobody opens wp-admin, has its jobs planned all the same. */
final class PlannedJobsTest extends ServedCollector {

	private const JOBS = array( NightlyRecount::EVENT, CollectorModule::EVENT );

	protected function setUp(): void {
		parent::setUp();
		$this->forget();
	}

	protected function tearDown(): void {
		$this->forget();
		parent::tearDown();
	}

	public function test_activation_plans_them_before_anybody_opens_wp_admin(): void {
		do_action( 'activate_userfeedback/userfeedback.php', false );

		self::assertSame( array( 'daily', 'daily' ), $this->planned() );
	}

	public function test_cron_plans_them_where_they_are_missing(): void {
		$this->serve();
		$this->forget();
		self::assertSame( array( false, false ), $this->planned() );

		$this->server?->get( '/wp-cron.php' );

		self::assertSame( array( 'daily', 'daily' ), $this->planned() );
	}

	/** @return list<string|false> how often each of them is to run. */
	private function planned(): array {
		wp_cache_flush();
		return array_map( 'wp_get_schedule', self::JOBS );
	}

	private function forget(): void {
		wp_cache_flush();
		array_map( 'wp_unschedule_hook', self::JOBS );
	}
}
