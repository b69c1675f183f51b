<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Responses\Upkeep;

use RuntimeException;
use UserFeedback\Clock;
use UserFeedback\Collector\CollectorHealth;
use UserFeedback\Plugin;
use UserFeedback\Responses\Upkeep\CronHealth;
use UserFeedback\Responses\Upkeep\HealthActions;
use UserFeedback\Responses\Upkeep\NightlyRecount;
use UserFeedback\Responses\Upkeep\RecountLog;
use UserFeedback\Tests\Support\Cases\SiteTestCase;

/** What Site Health says of cron, and the buttons that end a test which did not go well. */
final class CronHealthTest extends SiteTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->stopClockAt( '2026-11-21T12:00:00Z' );
		wp_unschedule_hook( NightlyRecount::EVENT );
		// phpcs:ignore WordPress.Security.NonceVerification -- A test's own.
		unset( $_POST[ HealthActions::RECOUNT ], $_REQUEST['_wpnonce'] );
	}

	protected function tearDown(): void {
		// phpcs:ignore WordPress.Security.NonceVerification -- A test's own.
		unset( $_POST[ HealthActions::RECOUNT ], $_REQUEST['_wpnonce'] );
		parent::tearDown();
	}

	public function test_a_recount_that_is_overdue_tells_that_cron_does_not_run(): void {
		wp_schedule_event( (int) strtotime( '2026-11-21T09:00:00Z' ), 'daily', NightlyRecount::EVENT );
		$result = ( new CronHealth( Plugin::get( Clock::class ) ) )->check();

		self::assertSame( 'recommended', $result['status'] );
		self::assertStringContainsString( 'due 3 hours ago', $result['description'] );
		self::assertStringContainsString( 'site-health.php', $result['actions'] );
	}

	public function test_a_recount_to_come_is_good_news_without_a_button(): void {
		self::assertSame( 'good', ( new CronHealth( Plugin::get( Clock::class ) ) )->check()['status'] );
		wp_schedule_event( (int) strtotime( '2026-11-22T02:00:00Z' ), 'daily', NightlyRecount::EVENT );
		$result = ( new CronHealth( Plugin::get( Clock::class ) ) )->check();

		self::assertSame( array( 'good', '' ), array( $result['status'], $result['actions'] ) );
	}

	public function test_a_collector_that_cannot_be_reached_ends_in_a_button(): void {
		self::assertStringContainsString( 'Check again', (string) wp_json_encode( CollectorHealth::of( false, false, true ) ) );
		self::assertSame( '', CollectorHealth::of( true, false, true )['actions'] );
	}

	public function test_recount_now_recounts_for_who_may_and_only_by_its_own_form(): void {
		$_POST[ HealthActions::RECOUNT ] = '1';
		do_action( 'load-site-health.php' );
		self::assertNull( ( new RecountLog() )->finishedAt(), 'A visitor started it.' );

		wp_set_current_user( 1 );
		$user = wp_get_current_user();
		$user->add_cap( 'view_site_health_checks' );
		add_filter( 'wp_die_handler', static fn(): callable => static fn() => throw new RuntimeException( 'died' ) );
		try {
			do_action( 'load-site-health.php' );
			self::fail( 'A forged form was taken.' );
		} catch ( RuntimeException $error ) {
			self::assertSame( 'died', $error->getMessage() );
			self::assertNull( ( new RecountLog() )->finishedAt() );
		}

		$_REQUEST['_wpnonce'] = wp_create_nonce( HealthActions::RECOUNT );
		do_action( 'load-site-health.php' );
		self::assertSame( strtotime( '2026-11-21T12:00:00Z' ), ( new RecountLog() )->finishedAt() );
	}
}
