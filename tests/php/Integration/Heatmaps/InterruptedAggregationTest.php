<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Heatmaps;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\Cases\HeatmapTestCase;
use UserFeedback\Tests\Support\Processes\Worker;

/** Workers that die while they pack days, and several at once. Their work is committed, so this test cleans up by itself. */
final class InterruptedAggregationTest extends HeatmapTestCase {

	private int $post = 0;

	protected function setUp(): void {
		parent::setUp();
		Plugin::get( Transaction::class )->rollBack();
		wp_cache_flush(); // It caches rolled-back data.
		$this->clear();
		$this->withSettings( array( 'heatmap_pages' => 'all' ) );
		$this->post = $this->aPost();
	}

	protected function tearDown(): void {
		$this->clear();
		wp_delete_post( $this->post, true );
		$this->withSettings( array( 'heatmap_pages' => 'select' ) );
		Plugin::get( Transaction::class )->begin();
		parent::tearDown();
	}

	public function test_each_visit_counts_once_even_if_the_fold_is_killed(): void {
		$this->fill( 20 );
		$this->asRoleWith( Permission::VIEW );
		$before = $this->facts();
		$killed = 0;
		for ( $nth = 1; $nth <= 40; ++$nth ) {
			[ $signal, $said ] = $this->worker( $nth );
			self::assertSame( $before, $this->facts(), "Killed at write $nth." );
			if ( 0 === $signal ) {
				self::assertSame( "at it\n20", trim( $said ) );
				break;
			}
			self::assertSame( SIGKILL, $signal );
			++$killed;
		}
		self::assertGreaterThan( 5, $killed, 'It was killed at each of its writes.' );
		self::assertSame( 0, $this->waiting() );
		self::assertSame( '20', $this->stored( 'pages' )[0]['views'] );
	}

	public function test_a_fold_continues_after_one_was_killed_between_two_batches(): void {
		$this->fill( 2100 );
		$this->asRoleWith( Permission::VIEW );
		$before = $this->facts();

		$this->killAfterThePortion();
		self::assertSame( 100, $this->waiting() );
		self::assertSame( $before, $this->facts() );
		self::assertSame( 0, $this->worker( 0 )[0] );

		self::assertSame( $before, $this->facts() );
		self::assertSame( 0, $this->waiting() );
	}

	/** @group mariadb */
	public function test_four_parallel_folds_count_each_visit_once(): void {
		if ( null === Plugin::get( Db::class )->connection() ) {
			self::assertSame( 0, $this->waiting() ); // SQLite has one writer, which locks the complete file.
			return;
		}
		$this->fill( 9000, 40 );
		$this->asRoleWith( Permission::VIEW );
		$workers = array_map( fn(): Worker => $this->started( 0 )->tell( "\n" ), range( 1, 4 ) );
		$folded  = array_sum( array_map( static fn( Worker $worker ): int => (int) substr( $worker->end()->said, 6 ), $workers ) );

		self::assertSame( 9000, $folded );
		self::assertSame( 0, $this->waiting() );
		$db = Plugin::get( Db::class );
		self::assertSame( '9000', $db->value( 'SELECT SUM(views) FROM {heatmap_pages}' ) );
		self::assertSame( '9000', $db->value( 'SELECT SUM(views) FROM {heatmap_days}' ) );
		self::assertSame( '18000', $db->value( 'SELECT SUM(clicks) FROM {heatmap_days}' ) );
		self::assertSame( array_fill( 0, 40, '8' ), array_column( $this->stored( 'elements' ), 'many' ) );
	}

	/** Adds visits on three days, with two kinds of window, to some of the site's archives and one page. */
	private function fill( int $visits, int $pages = 1 ): void {
		$db = Plugin::get( Db::class );
		for ( $i = 0; $i < $visits; $i += 100 ) {
			$rows   = array();
			$values = array();
			for ( $j = $i; $j < min( $visits, $i + 100 ); ++$j ) {
				$rows[] = '(%s, %s, %d, %d, 40, %d, 2, %s)';
				array_push(
					$values,
					1 === $pages ? "p$this->post" : 'a-type' . $j % $pages,
					'2026-11-2' . ( 2 + $j % 3 ) . ' 10:00:00',
					1 + 2 * ( $j % 2 ),
					390 + 600 * ( $j % 2 ),
					40 + $j % 60,
					sprintf( '%02x|main>a:nth-of-type(%d) 03|header', $j % 256, 1 + $j % 7 )
				);
			}
			$all = implode( ', ', $rows );
			$db->write( "INSERT INTO {heatmap_visits} (page, at, device, width, fold, reach, clicked, clicks) VALUES $all", $values );
		}
	}

	/** @return list<mixed> all stored data about the page. */
	private function facts(): array {
		wp_cache_flush();
		return array_map(
			fn( string $device ): mixed => $this->sorted( $this->map( "p$this->post", array( 'device' => $device ) )->body ),
			array( 'phone', 'tablet', 'desktop' )
		);
	}

	/** Elements with equal clicks have no fixed order. */
	private function sorted( mixed $map ): mixed {
		self::assertIsArray( $map );
		self::assertIsArray( $map['elements'] );
		$map['elements'] = array_column( $map['elements'], null, 'selector' );
		ksort( $map['elements'] );
		return $map;
	}

	/** Kills it one write later each time, until the first batch, of 2,000, is done. */
	private function killAfterThePortion(): void {
		for ( $nth = 5; 2100 === $this->waiting(); ++$nth ) {
			self::assertSame( SIGKILL, $this->worker( $nth )[0] );
		}
	}

	/** @return array{int, string} the signal that ended it, and its output. */
	private function worker( int $nth ): array {
		$ended = $this->started( $nth )->end();
		self::assertStringStartsWith( 'at it', $ended->said );
		return array( $ended->signal, $ended->said );
	}

	private function started( int $nth ): Worker {
		return Worker::start( 'Processes/folding.php', (string) $nth, 'heatmaps' );
	}

	private function clear(): void {
		$db = Plugin::get( Db::class );
		$db->write( 'DELETE FROM {heatmap_visits}' );
		$db->write( 'DELETE FROM {heatmap_days}' );
		$db->write( 'DELETE FROM {heatmap_elements}' );
		$db->write( 'DELETE FROM {heatmap_pages}' );
	}
}
