<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\PostRatings;

use UserFeedback\Licensing\Keys\ChangeLicense;
use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\PostRatings\Counting\CountVotes;
use UserFeedback\PostRatings\Editor\RatingColumnHooks;
use UserFeedback\PostRatings\Reading\ExportRatings;
use UserFeedback\PostRatings\Reading\PostVotesQuery;
use UserFeedback\PostRatings\Reading\RatedPostsQuery;
use UserFeedback\PostRatings\Reading\RatingExportHooks;
use UserFeedback\PostRatings\Reading\ReadRatedPost;
use UserFeedback\PostRatings\Reading\ReadRatedPosts;
use UserFeedback\PostRatings\Settings\SaveRatingSettings;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Made\Rating;
use UserFeedback\Tests\Support\Made\Responding;
use WP_Query;

/** Rating results for owners and editors. */
final class RatingResultsTest extends RestTestCase {

	use Rating;
	use Responding;

	/** @var array<string, int> */
	private array $posts = array();

	protected function setUp(): void {
		parent::setUp();
		$this->stopClockAt( '2026-09-01T12:00:00Z' );
		$this->posts = array(
			'old'    => $this->aPost( 'An old & good one' ),
			'low'    => $this->aPost( 'A low <em>one</em>' ),
			'few'    => $this->aPost( 'Zero trust' ),
			'trash'  => $this->aPost( 'Trashed' ),
			'unread' => $this->aPost( 'Not rated' ),
		);
		$this->votes( 'old', 5, 5, 4 );
		$this->votes( 'trash', 1, 1 );
		$this->stopClockAt( '2026-11-21T12:00:00Z' );
		$this->votes( 'low', 1, 2, 2, 3, 1 );
		$this->votes( 'old', 1 );
		$this->stopClockAt( '2026-11-22T12:00:00Z' );
		$this->votes( 'few', 2 );
		wp_trash_post( $this->posts['trash'] );
		$this->asRoleWith( Permission::VIEW );
	}

	public function test_the_list_has_all_rated_posts_outside_the_trash_and_their_totals(): void {
		$answer = $this->request( 'GET', 'post-ratings/results' );

		$this->assertStatus( 200, $answer );
		self::assertEqualsCanonicalizing( $this->ids( 'few', 'low', 'old' ), $answer->column( 'items', 'post_id' ) );
		$old = array_map(
			fn( string $name ): mixed => $answer->column( 'items', $name, 'post_id' )[ $this->posts['old'] ],
			array( 'post_title', 'total_ratings', 'average_rating', 'total_ratings_30_days', 'average_rating_30_days', 'last_rated_at' )
		);
		self::assertSame( array( 'An old & good one', 4, 3.75, 1, 1, '2026-11-21T12:00:00+00:00' ), $old );
		$trend = $answer->column( 'items', 'trend', 'post_id' )[ $this->posts['old'] ];
		self::assertSame( array( ...array_fill( 0, 28, 0 ), 1, 0 ), $trend );
		self::assertSame(
			array( 10, 2.6, 7, 1.71 ),
			array(
				$answer->at( 'overview.total_ratings' ),
				$answer->at( 'overview.average_rating' ),
				$answer->at( 'overview.total_ratings_30_days' ),
				$answer->at( 'overview.average_rating_30_days' ),
			)
		);
		self::assertSame(
			array(
				'date'    => '2026-11-21',
				'total'   => 6,
				'average' => 1.67,
			),
			$answer->at( 'overview.days.28' )
		);
	}

	/**
	 * @dataProvider lists
	 * @param array<string, mixed> $query
	 * @param list<string>         $expected
	 */
	public function test_the_list_can_be_searched_sorted_filtered_and_paged( array $query, array $expected ): void {
		$answer = $this->request( 'GET', 'post-ratings/results', $query );

		$this->assertStatus( 200, $answer );
		$names = array_flip( $this->posts );
		$found = array_map(
			static fn( mixed $id ): string => $names[ is_int( $id ) ? $id : 0 ],
			$answer->column( 'items', 'post_id' )
		);
		self::assertSame( $expected, $found );
	}

	/** @return array<string, array{array<string, mixed>, list<string>}> */
	public static function lists(): array {
		$by = static fn( string $column, string $order = 'desc' ): array => array(
			'orderby' => $column,
			'order'   => $order,
		);
		return array(
			'by title'                 => array( $by( 'post_title', 'asc' ), array( 'low', 'old', 'few' ) ),
			'by votes'                 => array( $by( 'total_ratings' ), array( 'low', 'old', 'few' ) ),
			'by average'               => array( $by( 'average_rating', 'asc' ), array( 'low', 'few', 'old' ) ),
			'by date'                  => array( $by( 'last_rated_at', 'asc' ), array( 'low', 'old', 'few' ) ),
			'by votes of these days'   => array( $by( 'total_ratings' ) + array( 'range' => '30' ), array( 'low', 'few', 'old' ) ),
			'by average of these days' => array( $by( 'average_rating', 'asc' ) + array( 'range' => '30' ), array( 'old', 'low', 'few' ) ),
			'found by title'           => array( array( 'search' => 'Zero' ), array( 'few' ) ),
			'with a wildcard in it'    => array( array( 'search' => '%' ), array() ),
			'rated low'                => array( array( 'low' => '1' ), array( 'low' ) ),
			'the second page'          => array( $by( 'total_ratings' ) + array( 'page' => 2, 'per_page' => 2 ), array( 'few' ) ),
		);
	}

	public function test_a_list_takes_the_same_number_of_queries_for_any_number_of_posts(): void {
		$this->fold();
		wp_cache_flush();
		$few    = $this->asked( 'post-ratings/results?per_page=1' );
		$before = get_current_user_id();
		for ( $i = 1; $i <= 30; ++$i ) {
			$this->rate( $this->aPost( "More $i" ), 3 );
		}
		wp_set_current_user( $before );
		$this->fold();
		wp_cache_flush();

		self::assertSame( $few, $this->asked( 'post-ratings/results?per_page=30' ) );
	}

	public function test_a_post_shows_each_vote_with_its_reason_and_without_its_token(): void {
		Plugin::get( SaveRatingSettings::class )->run( array( 'ask_reason' => 'yes' ) );
		$token = wp_generate_uuid4();
		$this->rate( $this->posts['few'], 1, $token );
		$this->assertStatus( 204, $this->giveReason( $this->posts['few'], $token, '=1+1 <b>why</b>' ) );
		$withdrawn = wp_generate_uuid4();
		$this->rate( $this->posts['few'], 5, $withdrawn );
		$this->rate( $this->posts['few'], null, $withdrawn );

		$answer = $this->request( 'GET', "post-ratings/results/{$this->posts['few']}" );

		$this->assertStatus( 200, $answer );
		self::assertSame(
			array( 'Zero trust', 2, 1.5, array( 1, 1, 0, 0, 0 ) ),
			array(
				$answer->at( 'post.post_title' ),
				$answer->at( 'post.total_ratings' ),
				$answer->at( 'post.average_rating' ),
				$answer->at( 'post.counts' ),
			)
		);
		self::assertSame( 2, $answer->at( 'pagination.total' ) );
		$ratings = $answer->column( 'items', 'reason', 'rating' );
		self::assertSame( '=1+1 <b>why</b>', $ratings[1] );
		self::assertNull( $ratings[2] );
		self::assertStringNotContainsString( $token, (string) wp_json_encode( $answer->body ) );
		$low = $this->request( 'GET', "post-ratings/results/{$this->posts['few']}?rating=1" );
		self::assertSame( array( 1 ), $low->column( 'items', 'rating' ) );
		$this->assertNotFound( $this->request( 'GET', 'post-ratings/results/999999' ) );
		$this->assertNotFound( $this->request( 'GET', "post-ratings/results/{$this->posts['trash']}" ) );
	}

	/** Guards against: users who can view results, but no posts, could read each draft's title by its ID. */
	public function test_a_post_without_votes_shows_only_its_public_data(): void {
		foreach ( array( 'draft', 'private', 'auto-draft', 'pending', 'future' ) as $status ) {
			$post = self::aPostWith( $status );
			$this->assertNotFound( $this->request( 'GET', "post-ratings/results/$post" ) );
		}
		$this->assertStatus( 200, $this->request( 'GET', 'post-ratings/results/' . self::aPostWith( 'publish' ) ) );

		wp_update_post( array( 'ID' => $this->posts['few'], 'post_status' => 'draft' ) );
		$this->assertStatus( 200, $this->request( 'GET', "post-ratings/results/{$this->posts['few']}" ) );
	}

	/**
	 * Guards against: a role that only views results could read, and search for, the new title of a post that became a draft
	 * again.
	 */
	public function test_the_title_of_a_draft_is_hidden_from_users_who_cannot_read_it(): void {
		wp_update_post(
			array(
				'ID'          => $this->posts['few'],
				'post_status' => 'draft',
				'post_title'  => 'Secret new title',
			)
		);
		$hidden = "Post {$this->posts['few']} (not public)";

		self::assertSame( $hidden, $this->request( 'GET', "post-ratings/results/{$this->posts['few']}" )->at( 'post.post_title' ) );
		self::assertContains( $hidden, $this->request( 'GET', 'post-ratings/results' )->column( 'items', 'post_title' ) );
		self::assertSame( array(), $this->request( 'GET', 'post-ratings/results', array( 'search' => 'Secret' ) )->items( 'items' ) );
		[ $file ] = Plugin::get( ExportRatings::class )->run( 0 );
		self::assertStringNotContainsString( 'Secret', (string) stream_get_contents( $file ) );

		$this->asMember( 'administrator' );
		self::assertSame(
			array( 'Secret new title' ),
			array_values( $this->request( 'GET', 'post-ratings/results', array( 'search' => 'Secret' ) )->column( 'items', 'post_title' ) )
		);
	}

	private static function aPostWith( string $status ): int {
		$id = wp_insert_post(
			array(
				'post_title'  => 'What we announce on Friday',
				'post_status' => $status,
				'post_date'   => 'future' === $status ? '2099-01-01 00:00:00' : current_time( 'mysql' ),
			)
		);
		self::assertGreaterThan( 0, $id );
		return $id;
	}

	public function test_votes_are_listed_newest_first_across_pages(): void {
		$seen = array();
		foreach ( array( 1, 2, 3 ) as $page ) {
			$answer = $this->request( 'GET', "post-ratings/results/{$this->posts['old']}?page=$page&per_page=2" );
			$seen   = array( ...$seen, ...$answer->column( 'items', 'created_at' ) );
		}
		self::assertSame( array( '2026-11-21T12:00:00+00:00', ...array_fill( 0, 3, '2026-09-01T12:00:00+00:00' ) ), $seen );
	}

	public function test_a_missing_post_gets_an_error_about_posts(): void {
		$answer = $this->request( 'GET', 'post-ratings/results/999999' );
		$this->assertNotFound( $answer );
		self::assertSame( 'This post doesn’t exist or can’t be rated.', $answer->at( 'message' ) );
	}

	public function test_results_stay_readable_after_the_license_expires_but_not_without_the_addon(): void {
		$this->withPlan( Plan::LITE );
		$key = $this->licenseKey( Plan::PRO, expires: '2026-12-01T00:00:00Z', id: wp_generate_uuid4() );
		self::assertTrue( Plugin::get( ChangeLicense::class )->accept( $key, true )->isValid() );
		Addon::POST_RATINGS->setActive( true );
		$this->stopClockAt( '2026-12-20T12:00:00Z' );
		$this->assertStatus( 200, $this->rate( $this->posts['few'], 5 ) );
		$this->assertStatus( 200, $this->request( 'GET', 'post-ratings/results' ) );
		$this->asRoleWith( Permission::SETTINGS );
		$this->assertStatus( 403, $this->request( 'POST', 'post-ratings/settings', array( 'settings' => array( 'icon_id' => 'heart' ) ) ) );

		Addon::POST_RATINGS->setActive( false );
		$this->asRoleWith( Permission::VIEW );
		$answer = $this->request( 'GET', 'post-ratings/results' );
		$this->assertStatus( 403, $answer );
		self::assertSame( 'post-ratings', $answer->at( 'data.upgrade.feature' ) );
	}

	public function test_exports_have_every_row_and_no_formulas(): void {
		Plugin::get( SaveRatingSettings::class )->run( array( 'ask_reason' => 'yes' ) );
		$danger = $this->aPost( '=HYPERLINK("x")' );
		$token  = wp_generate_uuid4();
		$this->rate( $danger, 1, $token );
		$this->giveReason( $danger, $token, "+1, \"quoted\"\nline" );

		[ $file, $name ] = Plugin::get( ExportRatings::class )->run( 0 );
		$posts           = (string) stream_get_contents( $file );
		self::assertSame( 'post-ratings-2026-11-22.csv', $name );
		self::assertStringContainsString( "'=HYPERLINK(", $posts );
		self::assertSame( 5, substr_count( $posts, "\r\n" ) );
		self::assertStringNotContainsString( 'Trashed', $posts );

		[ $file, $name ] = Plugin::get( ExportRatings::class )->run( $danger );
		self::assertSame( "post-ratings-$danger-2026-11-22.csv", $name );
		self::assertSame(
			"\xEF\xBB\xBFDate,Rating,Reason\r\n2026-11-22 12:00:00,1,\"'+1, \"\"quoted\"\"\nline\"\r\n",
			stream_get_contents( $file )
		);
	}

	public function test_an_export_of_many_votes_is_read_in_pages_and_has_each_vote_once(): void {
		$post = $this->posts['unread'];
		for ( $i = 1; $i <= 23; ++$i ) {
			$this->rate( $post, 1 + $i % 5 );
		}
		[ $file ] = $this->writing( 5 )->run( $post );
		self::assertSame( 24, substr_count( (string) stream_get_contents( $file ), "\r\n" ) );
	}

	public function test_the_url_of_an_export_works_only_for_its_own_user(): void {
		$url = $this->request( 'GET', 'post-ratings/results' )->text( 'export_url' );
		parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );
		self::assertSame( RatingExportHooks::ACTION, $query['action'] );
		self::assertIsString( $query['_wpnonce'] );
		self::assertSame( 1, wp_verify_nonce( $query['_wpnonce'], RatingExportHooks::ACTION ) );
		$this->asRoleWith( Permission::VIEW );
		self::assertFalse( wp_verify_nonce( $query['_wpnonce'], RatingExportHooks::ACTION ) );
	}

	public function test_the_post_editor_shows_the_rating_of_the_post_and_the_surveys_answered_on_it(): void {
		Plugin::get( SaveRatingSettings::class )->run( array( 'ask_reason' => 'yes' ) );
		$token = wp_generate_uuid4();
		$this->rate( $this->posts['low'], 1, $token );
		$this->giveReason( $this->posts['low'], $token, 'Too long' );
		$survey  = $this->answered( 'On it', array( $this->posts['low'], $this->posts['low'], $this->posts['old'] ) );
		$another = $this->answered( 'Also on it', array( $this->posts['low'] ) );
		$this->answered( 'Elsewhere', array( $this->posts['old'] ) );
		$this->asRoleWith( Permission::VIEW );

		$answer = $this->request( 'GET', "posts/{$this->posts['low']}/feedback" );

		$this->assertStatus( 200, $answer );
		self::assertSame(
			array( true, 6, 1.67, 6, 'Too long' ),
			array(
				$answer->at( 'rating.enabled' ),
				$answer->at( 'rating.total_ratings' ),
				$answer->at( 'rating.average_rating' ),
				$answer->at( 'rating.total_ratings_30_days' ),
				$answer->at( 'rating.reasons.0.text' ),
			)
		);
		self::assertSame( array( $survey => 2, $another => 1 ), $answer->column( 'surveys', 'responses_count', 'id' ) );
		$this->assertNotFound( $this->request( 'GET', 'posts/999999/feedback' ) );

		Addon::POST_RATINGS->setActive( false );
		$without = $this->request( 'GET', "posts/{$this->posts['low']}/feedback" );
		self::assertNull( $without->at( 'rating' ) );
		self::assertCount( 2, $without->items( 'surveys' ) );
	}

	public function test_the_posts_list_gets_a_sortable_rating_column_with_one_query(): void {
		$this->fold();
		$this->openListOfPosts();
		self::assertSame( array( 'userfeedback_rating' => 'Rating' ), apply_filters( 'manage_post_posts_columns', array() ) );
		self::assertSame( array(), apply_filters( 'manage_page_posts_columns', array() ) );

		$order = array();
		foreach ( array( 'desc', 'asc' ) as $way ) {
			$list                    = new WP_Query();
			$GLOBALS['wp_query']     = $list;
			$GLOBALS['wp_the_query'] = $list;
			$list->query(
				array(
					'post_type'      => 'post',
					'post__in'       => array_values( $this->ids( 'old', 'low', 'few', 'unread' ) ),
					'orderby'        => 'userfeedback_rating',
					'order'          => $way,
					'posts_per_page' => 10,
				)
			);
			$order[ $way ] = array_column( $list->posts ?? array(), 'ID' );
		}
		self::assertSame( $this->ids( 'old', 'few', 'low', 'unread' ), $order['desc'] );
		self::assertSame( $this->ids( 'low', 'few', 'old', 'unread' ), $order['asc'] );

		$queries = $this->queries();
		ob_start();
		foreach ( $order['asc'] as $id ) {
			do_action( 'manage_post_posts_custom_column', 'userfeedback_rating', $id );
		}
		$html = (string) ob_get_clean();
		self::assertSame( 1, $this->queries() - $queries );
		self::assertStringContainsString( '3.8 (4 votes)', $html );
		self::assertStringContainsString( "userfeedback_post_ratings#/results/{$this->posts['old']}", $html );
		self::assertStringContainsString( 'Not rated', $html );
	}

	public function test_users_who_cannot_view_results_see_no_rating_column(): void {
		$this->asRoleWith( Permission::EDIT );
		$this->openListOfPosts();
		self::assertSame( array(), apply_filters( 'manage_post_posts_columns', array() ) );
	}

	/** Loads that screen as WordPress does, with these hooks only. */
	private function openListOfPosts(): void {
		$GLOBALS['pagenow'] = 'edit.php';
		Plugin::get( RatingColumnHooks::class )->addColumns();
	}

	private function votes( string $post, int ...$stars ): void {
		foreach ( $stars as $number ) {
			$this->assertStatus( 200, $this->rate( $this->posts[ $post ], $number ) );
		}
	}

	/** @return list<int> */
	private function ids( string ...$names ): array {
		return array_map( fn( string $name ): int => $this->posts[ $name ], array_values( $names ) );
	}

	private function asked( string $path ): int {
		$before = $this->queries();
		$this->assertStatus( 200, $this->request( 'GET', $path ) );
		return $this->queries() - $before;
	}

	/**
	 * @param list<int> $pages
	 * @return int the survey's ID.
	 */
	private function answered( string $title, array $pages ): int {
		$survey = $this->aSurvey( array( 'title' => $title ) );
		foreach ( $pages as $page ) {
			$this->assertStatus(
				201,
				$this->request(
					'POST',
					"surveys/$survey->id/responses",
					$this->submission(
						$survey,
						array( 'Yes' ),
						array(
							'page_submitted' => array(
								'id'   => $page,
								'name' => 'A page',
								'url'  => 'https://example.org/a/',
							),
						)
					)
				)
			);
		}
		return $survey->id;
	}

	/** Writes this many rows at a time. */
	private function writing( int $page ): ExportRatings {
		$db    = Plugin::get( Db::class );
		$clock = Plugin::get( Clock::class );
		$fold  = Plugin::get( CountVotes::class );
		$posts = new RatedPostsQuery( $db );
		$votes = new PostVotesQuery( $db );
		return new ExportRatings(
			new ReadRatedPosts( $fold, $posts, $clock ),
			new ReadRatedPost( $fold, $posts, $votes, $clock ),
			$votes,
			Plugin::get( CurrentEdition::class ),
			$clock,
			$page
		);
	}
}
