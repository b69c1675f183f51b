<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\PostRatings;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Plugin;
use UserFeedback\PostRatings\Counting\RecountRatings;
use UserFeedback\Responses\Counting\Recount\NightlyRecount;
use UserFeedback\Responses\Counting\Recount\RecountLog;
use UserFeedback\Responses\Counting\ScheduleProcessing;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Made\Rating;

/** Totals always match the votes, whatever happens in between. */
final class CountingTest extends RestTestCase {

	use Rating;

	protected function setUp(): void {
		parent::setUp();
		$this->stopClockAt( '2026-11-21T12:00:00Z' );
	}

	public function test_counting_twice_counts_once(): void {
		$post = $this->aPost();
		array_map( fn( int $stars ) => $this->rate( $post, $stars ), array( 5, 5, 4, 1 ) );

		self::assertSame( 4, $this->fold() );
		self::assertSame( 0, $this->fold() );

		self::assertSame( array( 1, 0, 0, 1, 2 ), $this->counted( $post ) );
		self::assertSame(
			array(
				'total'   => '4',
				'average' => 3.75,
				'last_at' => '2026-11-21 12:00:00',
			),
			$this->sums( $post )
		);
		self::assertSame( 0, $this->differences() );
	}

	public function test_a_vote_counts_on_the_day_of_the_first_vote_of_its_visitor(): void {
		$post  = $this->aPost();
		$token = wp_generate_uuid4();
		$this->rate( $post, 1, $token );
		$this->fold();
		$this->stopClockAt( '2026-11-23T12:00:00Z' );
		$this->rate( $post, 5, $token );
		$this->rate( $post, 3 );
		$this->fold();

		self::assertSame(
			array(
				array(
					'day'     => '2026-11-21',
					'rated_1' => '0',
					'rated_3' => '0',
					'rated_5' => '1',
				),
				array(
					'day'     => '2026-11-23',
					'rated_1' => '0',
					'rated_3' => '1',
					'rated_5' => '0',
				),
			),
			Plugin::get( Db::class )->rows( 'SELECT day, rated_1, rated_3, rated_5 FROM {rating_days} ORDER BY day' )
		);
		self::assertSame( '2026-11-23 12:00:00', $this->sums( $post )['last_at'] );
		self::assertSame( 0, $this->differences() );
	}

	public function test_votes_are_counted_by_cron_and_on_admin_screens(): void {
		$post = $this->aPost();
		$this->rate( $post, 5 );
		do_action( ScheduleProcessing::EVENT );
		self::assertSame( array( 0, 0, 0, 0, 1 ), $this->counted( $post ) );
	}

	public function test_page_caches_are_notified_of_posts_with_changed_ratings(): void {
		$post  = $this->aPost();
		$other = $this->aPost();
		$token = wp_generate_uuid4();
		$heard = array();
		add_action(
			'userfeedback_ratings_counted',
			static function ( array $posts ) use ( &$heard ): void {
				$heard[] = $posts;
			}
		);
		$this->rate( $post, 5, $token );
		$this->rate( $other, 5 );
		$this->fold();
		$this->rate( $post, 5, $token );
		$this->fold();

		self::assertSame( array( array( $post, $other ) ), $heard );
	}

	/** @dataProvider damages */
	public function test_a_recount_finds_and_fixes_errors( string $damage ): void {
		$post = $this->aPost();
		array_map( fn( int $stars ) => $this->rate( $post, $stars ), array( 5, 4, 4 ) );
		$this->fold();
		$this->rate( $post, 1 );
		$right = $this->state();
		Plugin::get( Db::class )->write( self::DAMAGES[ $damage ] );

		self::assertGreaterThan( 0, $this->differences() );

		self::assertSame( $right, $this->state() );
		self::assertSame( 0, $this->differences() );
	}

	/** @dataProvider damages */
	public function test_verifying_reports_errors_without_changing_them_and_fixes_them_on_request( string $damage ): void {
		$post = $this->aPost();
		array_map( fn( int $stars ) => $this->rate( $post, $stars ), array( 5, 4, 4 ) );
		$this->fold();
		$this->rate( $post, 1 );
		$right  = $this->state();
		$verify = Plugin::get( RecountRatings::class )->verify( ... );
		self::assertSame( 0, $verify( false )->differences );
		Plugin::get( Db::class )->write( self::DAMAGES[ $damage ] );
		$wrong = $this->state();

		$found = $verify( false );
		self::assertGreaterThan( 0, $found->differences );
		self::assertSame( array( 1, 1, 0 ), array( $found->checked, $found->total, $found->repaired ) );
		self::assertSame( $wrong, $this->state() );
		self::assertSame( $found->differences, $verify( true )->repaired );
		self::assertSame( $right, $this->state() );
	}

	private const DAMAGES = array(
		'a day counts one more'  => 'UPDATE {rating_days} SET rated_4 = rated_4 + 1',
		'a day is missing'       => 'DELETE FROM {rating_days}',
		'a post counts one less' => 'UPDATE {rating_posts} SET rated_5 = 0',
		'a post is missing'      => 'DELETE FROM {rating_posts}',
		'the average is another' => 'UPDATE {rating_posts} SET average = 1',
		'the total is another'   => 'UPDATE {rating_posts} SET total = 9',
		'it was rated in future' => "UPDATE {rating_posts} SET last_at = '2099-01-01 00:00:00'",
	);

	/** @return array<string, array{string}> */
	public static function damages(): array {
		$names = array_keys( self::DAMAGES );
		return array_map( static fn( string $name ): array => array( $name ), array_combine( $names, $names ) );
	}

	public function test_the_nightly_recount_includes_ratings_and_reports_what_it_found(): void {
		$post = $this->aPost();
		$this->rate( $post, 5 );
		$this->fold();
		do_action( NightlyRecount::EVENT );
		self::assertSame( 0, ( new RecountLog() )->found() );

		Plugin::get( Db::class )->write( 'UPDATE {rating_days} SET rated_5 = 7' );
		do_action( NightlyRecount::EVENT );
		self::assertSame( 1, ( new RecountLog() )->found() );
		self::assertSame( 0, $this->differences() );
	}

	public function test_deleting_a_post_permanently_deletes_its_ratings_and_no_others(): void {
		$post  = $this->aPost();
		$other = $this->aPost();
		$this->rate( $post, 1 );
		$this->rate( $other, 5 );
		$this->fold();
		Plugin::get( Db::class )->insertRow(
			'rating_reasons',
			array(
				'post_id'    => $post,
				'token'      => wp_generate_uuid4(),
				'rating'     => 1,
				'text'       => 'Why',
				'created_at' => '2026-11-21 12:00:00',
			)
		);

		wp_delete_post( $post, true );

		foreach ( array( '{post_ratings}', '{rating_days}', '{rating_posts}', '{rating_reasons}' ) as $table ) {
			self::assertNull( Plugin::get( Db::class )->value( "SELECT post_id FROM $table WHERE post_id = %d", array( $post ) ), $table );
		}
		self::assertSame( array( 0, 0, 0, 0, 1 ), $this->counted( $other ) );
	}

	public function test_the_nightly_job_finds_votes_of_posts_deleted_without_hooks(): void {
		$post = $this->aPost();
		$this->rate( $post, 1 );
		$this->fold();
		remove_all_actions( 'deleted_post' );
		wp_delete_post( $post, true );
		self::assertSame( array( 1, 0, 0, 0, 0 ), $this->counted( $post ) );

		do_action( NightlyRecount::EVENT );

		self::assertSame( '0', Plugin::get( Db::class )->value( 'SELECT COUNT(*) FROM {post_ratings}' ) );
		self::assertSame( '0', Plugin::get( Db::class )->value( 'SELECT COUNT(*) FROM {rating_posts}' ) );
	}

	public function test_many_posts_are_recounted_in_batches(): void {
		$db = Plugin::get( Db::class );
		for ( $i = 1; $i <= 230; ++$i ) {
			$this->rate( $this->aPost(), 1 + $i % 5 );
		}
		self::assertSame( 230, $this->fold() );
		self::assertSame( 0, $this->differences() );
		$db->write( 'UPDATE {rating_days} SET rated_1 = rated_1 + 1' );
		self::assertSame( 230, $this->differences() );
		self::assertSame( 0, $this->differences() );
	}

	/** @return array{total: string, average: float, last_at: string} */
	private function sums( int $post ): array {
		$row = Plugin::get( Db::class )->row( 'SELECT total, average, last_at FROM {rating_posts} WHERE post_id = %d', array( $post ) );
		self::assertNotNull( $row );
		return array(
			'total'   => (string) $row['total'],
			'average' => (float) $row['average'],
			'last_at' => (string) $row['last_at'],
		);
	}

	/** @return array<string, mixed> */
	private function state(): array {
		$db = Plugin::get( Db::class );
		return array(
			'days'  => $db->rows( 'SELECT * FROM {rating_days} WHERE rated_1 + rated_2 + rated_3 + rated_4 + rated_5 > 0 ORDER BY post_id, day' ),
			'posts' => $db->rows( 'SELECT * FROM {rating_posts} ORDER BY post_id' ),
		);
	}
}
