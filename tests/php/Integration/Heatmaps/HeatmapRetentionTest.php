<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Heatmaps;

use UserFeedback\Heatmaps\Aggregation\AggregationHealth;
use UserFeedback\Heatmaps\Aggregation\AggregationScheduler;
use UserFeedback\Heatmaps\Aggregation\NightlyCleanup;
use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Tests\Support\Cases\HeatmapTestCase;

/** How long heatmaps are stored, and what is deleted when. */
final class HeatmapRetentionTest extends HeatmapTestCase {

	public function test_expired_days_are_deleted_and_subtracted_from_the_totals_of_their_pages(): void {
		$page = 'p' . $this->aPost();
		$gone = 'p' . $this->aPost();
		foreach ( array( '2026-10-24', '2026-10-25', '2026-10-26', '2026-11-24' ) as $day ) {
			$this->stopClockAt( "$day 12:00:00 UTC" );
			$this->visit( $page );
			if ( $day < '2026-10-25' ) {
				$this->visit( $gone, array( 'width' => 390 ) );
			}
		}
		$this->fold();
		$this->stopClockAt( self::NOW );

		self::assertSame( 0, $this->deleteOldDays( false, '30' ) );
		self::assertSame( 2, $this->deleteOldDays( true, '30' ) );
		self::assertSame( 0, $this->deleteOldDays( true, '30' ) );

		self::assertSame( array( '2026-10-25', '2026-10-26', '2026-11-24' ), array_column( $this->stored( 'days' ), 'day' ) );
		self::assertSame(
			array( array( $page, '3', '3', '0', '0', '3', '2026-10-25', '2026-11-24' ) ),
			array_map(
				static fn( array $row ): array => array_values(
					array_diff_key( $row, array( 'id' => true, 'title' => true, 'locks' => true ) )
				),
				$this->stored( 'pages' )
			)
		);
		self::assertCount( 1, $this->stored( 'elements' ) );
	}

	public function test_more_than_one_batch_is_deleted_in_one_night_and_totals_stay_correct(): void {
		$id   = $this->aPost();
		$page = "p$id";
		$this->visit( $page );
		$this->fold();
		$pageId = (int) $this->stored( 'pages' )[0]['id'];
		$db     = Plugin::get( Db::class );
		for ( $i = 1; $i <= 1100; ++$i ) {
			$db->write(
				"INSERT INTO {heatmap_days} (day, page_id, device, views, clicks, packed) VALUES (%s, %d, %d, 2, 1, FROM_BASE64('AQAAAA=='))",
				array( gmdate( 'Y-m-d', 1_600_000_000 + 86_400 * intdiv( $i, 3 ) ), $pageId, 1 + $i % 3 )
			);
		}
		$db->write( 'UPDATE {heatmap_pages} SET views = 2201, clicks = 1101, phone = 732, tablet = 734, desktop = 735' );

		self::assertSame( 1100, $this->deleteOldDays( true, '365' ) );

		self::assertSame( array( '1', '1' ), array( $this->stored( 'pages' )[0]['views'], $this->stored( 'pages' )[0]['clicks'] ) );
		self::assertCount( 1, $this->stored( 'days' ) );
	}

	public function test_the_nightly_job_deletes_expired_days(): void {
		$this->stopClockAt( '2026-09-01 12:00:00 UTC' );
		$this->visit( 'front' );
		$this->fold();
		$this->stopClockAt( self::NOW );
		$this->withSettings( array( 'heatmap_auto_delete_enabled' => true, 'heatmap_retention_period' => '60' ) );

		do_action( 'userfeedback_recount' );

		self::assertSame( array(), $this->stored( 'days' ) );
		self::assertSame( array(), $this->stored( 'pages' ) );
	}

	public function test_a_role_with_the_delete_permission_deletes_folded_and_pending_pages(): void {
		$keep  = 'p' . $this->aPost();
		$first = 'p' . $this->aPost();
		foreach ( array( $keep, $first ) as $page ) {
			$this->visit( $page );
		}
		$this->fold();
		$this->visit( $first );
		$this->visit( 'front' );
		$this->visit( $keep );

		$this->asRoleWith( Permission::DELETE );
		$answer = $this->request( 'DELETE', 'heatmaps/pages', array( 'keys' => array( $first, 'front', 'p999999', $first ) ) );

		$this->assertStatus( 200, $answer );
		self::assertSame( array( $first, 'front' ), $answer->at( 'updated' ) );
		self::assertSame(
			array( array( 'key' => 'p999999', 'reason' => 'This page has no heatmap.' ) ),
			$answer->at( 'skipped' )
		);
		self::assertSame( array( $keep ), array_column( $this->stored( 'pages' ), 'page' ) );
		self::assertSame( array( $keep ), array_column( $this->stored( 'visits' ), 'page' ) );
		self::assertCount( 1, $this->stored( 'days' ) );
		self::assertCount( 1, $this->stored( 'elements' ) );
	}

	public function test_deleting_a_page_deletes_its_heatmap(): void {
		$post = $this->aPost();
		$term = wp_insert_term( 'News', 'category' );
		self::assertIsArray( $term );
		foreach ( array( "p$post", "t{$term['term_id']}", 'front' ) as $page ) {
			$this->visit( $page );
		}
		$this->fold();
		$this->visit( "p$post" );
		wp_trash_post( $post );
		self::assertCount( 3, $this->stored( 'pages' ), 'It may come back from the trash.' );

		wp_delete_post( $post, true );
		wp_delete_term( $term['term_id'], 'category' );

		self::assertSame( array( 'front' ), array_column( $this->stored( 'pages' ), 'page' ) );
		self::assertCount( 1, $this->stored( 'days' ) );
		self::assertSame( 0, $this->waiting() );
	}

	public function test_the_event_is_scheduled_only_while_pages_are_selected_or_visits_are_pending(): void {
		$keep = Plugin::get( AggregationScheduler::class );
		wp_clear_scheduled_hook( AggregationScheduler::EVENT );
		$this->withSettings( array( 'heatmap_pages' => 'select' ) );
		$keep->schedule();
		self::assertFalse( wp_next_scheduled( AggregationScheduler::EVENT ) );

		$this->withSettings( array( 'heatmap_front_page' => true ) );
		do_action( 'userfeedback_settings_saved', array() );
		self::assertSame( 'hourly', wp_get_schedule( AggregationScheduler::EVENT ) );
		$this->visit( 'front' );
		do_action( AggregationScheduler::EVENT );
		self::assertSame( 0, $this->waiting() );
		self::assertSame( 'hourly', wp_get_schedule( AggregationScheduler::EVENT ) );

		Addon::HEATMAPS->setActive( false );
		do_action( AggregationScheduler::EVENT );
		self::assertFalse( wp_next_scheduled( AggregationScheduler::EVENT ) );
	}

	public function test_pending_visits_are_folded_after_the_addon_is_turned_off(): void {
		$this->visit( 'front' );
		Addon::HEATMAPS->setActive( false );
		wp_clear_scheduled_hook( AggregationScheduler::EVENT );
		Plugin::get( AggregationScheduler::class )->schedule();
		self::assertSame( 'hourly', wp_get_schedule( AggregationScheduler::EVENT ) );

		do_action( AggregationScheduler::EVENT );

		self::assertSame( 0, $this->waiting() );
		self::assertFalse( wp_next_scheduled( AggregationScheduler::EVENT ) );
	}

	public function test_site_health_reports_delayed_folding_and_the_list_folds_pending_visits(): void {
		$health = $this->health();
		self::assertSame( 'good', $health->check()->toArray( 'x' )['status'] );
		$this->visit( 'front' );
		$this->stopClockAt( '2026-11-24 14:59:00 UTC' );
		self::assertSame( 'good', $health->check()->toArray( 'x' )['status'] );
		$this->stopClockAt( '2026-11-24 15:01:00 UTC' );
		$found = $health->check()->toArray( 'x' );
		self::assertSame( 'recommended', $found['status'] );
		self::assertStringContainsString( '3 hours', (string) wp_json_encode( $found['description'] ) );
		self::assertStringContainsString( 'page=userfeedback_heatmaps', (string) wp_json_encode( $found['actions'] ) );

		Plugin::get( AggregationScheduler::class )->runIfLate();
		self::assertSame( 0, $this->waiting() );
		self::assertSame( 'good', $health->check()->toArray( 'x' )['status'] );
	}

	private function health(): AggregationHealth {
		return new AggregationHealth( Plugin::get( AggregationScheduler::class ), Plugin::get( \UserFeedback\Platform\Clock::class ) );
	}

	private function deleteOldDays( bool $isOn, string $days ): int {
		$this->withSettings( array( 'heatmap_auto_delete_enabled' => $isOn, 'heatmap_retention_period' => $days ) );
		return Plugin::get( NightlyCleanup::class )->deleteOldDays( Plugin::get( SettingsRepository::class )->get() );
	}
}
