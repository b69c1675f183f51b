<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Responses;

use RuntimeException;
use UserFeedback\Deliveries\Failures\DeliveriesHealth;
use UserFeedback\Heatmaps\Aggregation\AggregationHealth;
use UserFeedback\Lifecycle\TablesHealth;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Secrets\SaltsHealth;
use UserFeedback\Plugin;
use UserFeedback\Responses\Collector\CollectorHealth;
use UserFeedback\Responses\Counting\Recount\CountingHealth;
use UserFeedback\Responses\Counting\Recount\CronHealth;
use UserFeedback\Responses\Counting\Recount\NightlyRecount;
use UserFeedback\Responses\Counting\Recount\RecountActions;
use UserFeedback\Responses\Counting\Recount\RecountLog;
use UserFeedback\Results\Exports\Jobs\SharedUploadsHealth;
use UserFeedback\Tests\Support\Cases\SiteTestCase;
use UserFeedback\Widget\PageCaches\PageCacheHealth;

/** Site Health's report on cron, and the buttons of a test that didn't pass. */
final class CronHealthTest extends SiteTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->stopClockAt( '2026-11-21T12:00:00Z' );
		wp_unschedule_hook( NightlyRecount::EVENT );
		// phpcs:ignore WordPress.Security.NonceVerification -- A test's own.
		unset( $_POST[ RecountActions::RECOUNT ], $_REQUEST['_wpnonce'] );
	}

	protected function tearDown(): void {
		// phpcs:ignore WordPress.Security.NonceVerification -- A test's own.
		unset( $_POST[ RecountActions::RECOUNT ], $_REQUEST['_wpnonce'] );
		parent::tearDown();
	}

	public function test_an_overdue_recount_reports_that_cron_does_not_run(): void {
		wp_schedule_event( (int) strtotime( '2026-11-21T09:00:00Z' ), 'daily', NightlyRecount::EVENT );
		$result = $this->check();

		self::assertSame( 'recommended', $result['status'] );
		self::assertStringContainsString( 'due 3 hours ago', $result['description'] );
		self::assertStringContainsString( 'site-health.php', $result['actions'] );
	}

	public function test_a_scheduled_recount_is_reported_as_good_without_a_button(): void {
		self::assertSame( 'good', $this->check()['status'] );
		wp_schedule_event( (int) strtotime( '2026-11-22T02:00:00Z' ), 'daily', NightlyRecount::EVENT );
		$result = $this->check();

		self::assertSame( array( 'good', '' ), array( $result['status'], $result['actions'] ) );
	}

	public function test_an_unreachable_collector_offers_a_button(): void {
		self::assertStringContainsString( 'Check again', CollectorHealth::of( false, false, true )->toArray( 'test' )['actions'] );
		self::assertSame( '', CollectorHealth::of( true, false, true )->toArray( 'test' )['actions'] );
	}

	/** Bug: where the REST API was closed and the collector open, the test failed and had no button. */
	public function test_every_problem_offers_a_button(): void {
		foreach ( array( false, true ) as $isOn ) {
			foreach ( array( false, true ) as $isOthersWish ) {
				foreach ( array( false, true ) as $isRestOpen ) {
					$result = CollectorHealth::of( $isOn, $isOthersWish, $isRestOpen )->toArray( 'test' );
					self::assertSame( 'good' === $result['status'], '' === $result['actions'] );
				}
			}
		}
	}

	/** One interface: each check of a feature is a class, and WordPress gets the same structure from each. */
	public function test_each_site_health_test_is_registered_with_wordpress_and_runs(): void {
		$tests = apply_filters( 'site_status_tests', array( 'direct' => array(), 'async' => array() ) );
		self::assertIsArray( $tests );
		self::assertIsArray( $tests['direct'] );
		$ours = array_filter(
			$tests['direct'],
			static fn( string $name ): bool => str_starts_with( $name, 'userfeedback_' ),
			ARRAY_FILTER_USE_KEY
		);
		self::assertEqualsCanonicalizing(
			array(
				CountingHealth::TEST, CronHealth::TEST, PageCacheHealth::TEST, CollectorHealth::TEST, DeliveriesHealth::TEST,
				SaltsHealth::TEST, SharedUploadsHealth::TEST,
				AggregationHealth::TEST, TablesHealth::TEST,
			),
			array_keys( $ours )
		);
		foreach ( array( CronHealth::TEST, SaltsHealth::TEST, CountingHealth::TEST ) as $name ) {
			self::assertIsArray( $ours[ $name ] );
			self::assertIsCallable( $ours[ $name ]['test'] );
			$result = $ours[ $name ]['test']();
			self::assertIsArray( $result );
			self::assertSame( $name, $result['test'] );
		}
	}

	/**
	 * @return array{
	 *     label: string,
	 *     status: string,
	 *     badge: array{label: string, color: string},
	 *     description: string,
	 *     actions: string,
	 *     test: string,
	 * }
	 */
	private function check(): array {
		return ( new CronHealth( Plugin::get( Clock::class ) ) )->check()->toArray( CronHealth::TEST );
	}

	public function test_recount_now_needs_the_permission_and_its_own_form(): void {
		$_POST[ RecountActions::RECOUNT ] = '1';
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

		$_REQUEST['_wpnonce'] = wp_create_nonce( RecountActions::RECOUNT );
		do_action( 'load-site-health.php' );
		self::assertSame( strtotime( '2026-11-21T12:00:00Z' ), ( new RecountLog() )->finishedAt() );
	}
}
