<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Heatmaps;

use UserFeedback\Heatmaps\Aggregation\NightlyCleanup;
use UserFeedback\Heatmaps\Days\ElementIndex;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\Cases\HeatmapTestCase;

/** From pending rows to packed days, and back to a heatmap. */
final class AggregationTest extends HeatmapTestCase {

	public function test_a_map_is_the_same_before_and_after_folding_and_after_folding_again(): void {
		$page = 'p' . $this->aPost();
		$this->visit( $page, array( 'clicks' => array( array( 'main>a', 3, 10 ), array( 'main>a', 3, 10 ), array( 'header', 0, 0 ) ) ) );
		$this->visit( $page, array( 'reach' => 20, 'height' => 400 ) );
		$this->visit( $page, array( 'width' => 390, 'clicks' => array() ) );

		$this->asRoleWith( Permission::VIEW );
		$live = $this->map( $page );
		self::assertSame( 3, $this->fold() );
		$folded = $this->map( $page );
		self::assertSame( 0, $this->fold() );

		self::assertSame( $live->body, $folded->body );
		self::assertSame( $folded->body, $this->map( $page )->body );
		self::assertSame( 0, $this->waiting() );
		self::assertSame(
			array(
				'key'           => $page,
				'title'         => 'Prices',
				'url'           => get_permalink( (int) substr( $page, 1 ) ),
				'from'          => '2026-10-26',
				'to'            => '2026-11-24',
				'device'        => 'desktop',
				'views'         => 2,
				'clicks'        => 4,
				'devices'       => array( 'phone' => 1, 'tablet' => 0, 'desktop' => 2 ),
				'width_average' => 1280,
				'fold_average'  => 30,
				'reach'         => array( 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0 ),
				'elements'      => array(
					array( 'selector' => 'main>a', 'clicks' => 3, 'cells' => array( array( 163, 3 ) ) ),
					array( 'selector' => 'header', 'clicks' => 1, 'cells' => array( array( 0, 1 ) ) ),
				),
				'other_clicks'  => 0,
			),
			$folded->body
		);
	}

	public function test_later_visits_are_added_to_the_stored_counts(): void {
		$page = 'p' . $this->aPost();
		$this->visit( $page );
		$this->fold();
		$this->visit( $page, array( 'clicks' => array( array( 'main>a', 3, 10 ), array( 'main>b', 1, 1 ) ) ) );
		$this->asRoleWith( Permission::VIEW );

		foreach ( array( 'one waits', 'folded' ) as $case ) {
			$map = $this->map( $page );
			self::assertSame( array( 2, 3 ), array( $map->at( 'views' ), $map->at( 'clicks' ) ), $case );
			self::assertSame( array( array( 163, 2 ) ), $map->at( 'elements.0.cells' ), $case );
			$this->fold();
		}
		self::assertCount( 1, $this->stored( 'days' ) );
		self::assertSame( array( '2' ), array_column( $this->stored( 'elements' ), 'many' ) );
	}

	public function test_days_follow_the_time_zone_of_the_site_and_only_requested_days_are_counted(): void {
		update_option( 'timezone_string', 'Pacific/Auckland' );
		$page = 'p' . $this->aPost();
		foreach ( array( '2026-11-20 10:00', '2026-11-21 10:59', '2026-11-21 11:01', '2026-11-23 00:00' ) as $moment ) {
			$this->stopClockAt( "$moment UTC" );
			$this->visit( $page );
		}
		$this->stopClockAt( self::NOW );
		$this->asRoleWith( Permission::VIEW );

		foreach ( array( 'live', 'folded' ) as $case ) {
			self::assertSame( 4, $this->map( $page )->at( 'views' ), $case );
			self::assertSame( 1, $this->map( $page, array( 'from' => '2026-11-21', 'to' => '2026-11-21' ) )->at( 'views' ), $case );
			self::assertSame( 1, $this->map( $page, array( 'from' => '2026-11-22', 'to' => '2026-11-22' ) )->at( 'views' ), $case );
			self::assertSame( 3, $this->map( $page, array( 'from' => '2026-11-21' ) )->at( 'views' ), $case );
			self::assertSame( 0, $this->map( $page, array( 'from' => '2026-11-24' ) )->at( 'views' ), $case );
			$this->fold();
		}
		self::assertSame(
			array( '2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23' ),
			array_column( $this->stored( 'days' ), 'day' )
		);
		$pages = $this->stored( 'pages' );
		self::assertSame( '4', $pages[0]['views'] );
		self::assertSame( array( '2026-11-20', '2026-11-23' ), array( $pages[0]['first_day'], $pages[0]['last_day'] ) );
	}

	public function test_nothing_is_stored_for_a_deleted_page(): void {
		$id = $this->aPost();
		$this->visit( "p$id" );
		$this->visit( 'front' );
		wp_delete_post( $id, true );
		$this->visit( "p$id" ); // From a page cache.

		self::assertSame( 2, $this->fold() );
		self::assertSame( array( 'front' ), array_column( $this->stored( 'pages' ), 'page' ) );
		self::assertSame( 0, $this->waiting() );
	}

	public function test_elements_over_the_limit_are_counted_together_until_numbers_are_freed(): void {
		$page = 'p' . $this->aPost();
		for ( $from = 0; $from <= ElementIndex::MOST; $from += 100 ) {
			$this->visit( $page, array( 'clicks' => self::clicksFrom( $from ) ) );
		}
		$this->fold();
		$this->asRoleWith( Permission::VIEW );

		$map = $this->map( $page );
		self::assertSame( array( 600, 100 ), array( $map->at( 'clicks' ), $map->at( 'other_clicks' ) ) );
		self::assertCount( ElementIndex::MOST, (array) $map->at( 'elements' ) );
		self::assertSame( array( '500' ), array_column( $this->stored( 'elements' ), 'many' ) );

		Plugin::get( Db::class )->write( 'DELETE FROM {heatmap_days}' );
		Plugin::get( NightlyCleanup::class )->releaseElementNumbers();
		self::assertSame( array( '0' ), array_column( $this->stored( 'elements' ), 'many' ) );
		$this->visit( $page, array( 'clicks' => array( array( '#e599', 1, 1 ) ) ) );
		$this->fold();
		$this->asRoleWith( Permission::VIEW );
		self::assertSame( '#e599', $this->map( $page )->at( 'elements.0.selector' ) );
	}

	public function test_numbers_of_elements_used_by_a_stored_day_are_not_freed(): void {
		$page = 'p' . $this->aPost();
		for ( $from = 0; $from < 500; $from += 100 ) {
			$this->visit( $page, array( 'clicks' => self::clicksFrom( $from ) ) );
		}
		$this->fold();
		$before = $this->stored( 'elements' );
		$pages  = $this->stored( 'pages' );

		Plugin::get( NightlyCleanup::class )->releaseElementNumbers();

		self::assertSame( $before, $this->stored( 'elements' ) );
		self::assertNotSame( $pages, $this->stored( 'pages' ), 'The lock wrote nothing, so other nodes of a cluster ignore it.' );
	}

	/** @return list<array{string, int, int}> a click on each of a hundred elements. */
	private static function clicksFrom( int $from ): array {
		return array_map( static fn( int $at ): array => array( "#e$at", 1, 1 ), range( $from, $from + 99 ) );
	}

	/** Guards against: a row of a later version is read as empty, and overwritten. */
	public function test_an_unreadable_day_stops_the_fold_and_loses_no_data(): void {
		$page = 'p' . $this->aPost();
		$this->visit( $page );
		$this->fold();
		Plugin::get( Db::class )->write( "UPDATE {heatmap_days} SET packed = FROM_BASE64('CQE=')" );
		$before = $this->stored( 'days' );
		$this->visit( $page );

		try {
			$this->fold();
			self::fail( 'It was folded.' );
		} catch ( StorageFailed ) {
			self::assertSame( 1, $this->waiting() );
			self::assertSame( $before, $this->stored( 'days' ) );
		}
	}

	public function test_many_visits_with_many_clicks_are_folded_in_batches(): void {
		$page   = 'p' . $this->aPost();
		$db     = Plugin::get( Db::class );
		$stored = str_repeat( 'a3', 100 ) . '|main>a';
		for ( $i = 0; $i < 450; ++$i ) {
			$db->write(
				"INSERT INTO {heatmap_visits} (page, at, device, width, fold, reach, clicked, clicks)
					VALUES (%s, '2026-11-24 10:00:00', 3, 1280, 40, 75, 100, %s)",
				array( $page, $stored )
			);
		}
		self::assertSame( 450, $this->fold() );
		self::assertSame( '45000', $this->stored( 'pages' )[0]['clicks'] );
		self::assertSame( '450', $this->stored( 'days' )[0]['views'] );
	}
}
