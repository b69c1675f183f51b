<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Heatmaps;

use UserFeedback\Heatmaps\View\AuthorizeViewer;
use UserFeedback\Licensing\Keys\ChangeLicense;
use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\Cases\HeatmapTestCase;
use UserFeedback\Tests\Support\Cases\RestAnswer;

/** Lists of all pages and details of one. */
final class ListTest extends HeatmapTestCase {

	public function test_pages_have_the_same_names_and_numbers_before_and_after_folding(): void {
		$prices = $this->aPost( array( 'post_title' => 'Prices &amp; plans' ) );
		$terms  = wp_insert_term( 'News', 'category' );
		self::assertIsArray( $terms );
		$news = 't' . $terms['term_id'];
		$this->visit( "p$prices" );
		$this->visit( "p$prices", array( 'width' => 390 ) );
		$this->fold();
		$this->visit( "p$prices", array( 'width' => 700 ) );
		$this->visit( 'front', array( 'clicks' => array() ) );
		$this->visit( $news, array( 'clicks' => array() ) );

		$list = $this->list();
		self::assertSame( 3, $list->at( 'waiting' ) );
		$this->fold();
		self::assertSame( $list->items( 'items' ), $this->list()->items( 'items' ) );
		self::assertSame( 0, $this->list()->at( 'waiting' ) );
		self::assertSame(
			array(
				'key'       => "p$prices",
				'title'     => 'Prices & plans',
				'url'       => get_permalink( $prices ),
				'views'     => 3,
				'clicks'    => 3,
				'first_day' => '2026-11-24',
				'last_day'  => '2026-11-24',
				'devices'   => array( 'phone' => 1, 'tablet' => 1, 'desktop' => 1 ),
			),
			$list->at( 'items.0' )
		);
		self::assertEqualsCanonicalizing( array( 'Prices & plans', 'Front page', 'News' ), $this->titles( array() ) );
		self::assertSame( array( 'page' => 1, 'pages' => 1, 'per_page' => 10, 'total' => 3 ), $list->at( 'pagination' ) );
	}

	public function test_the_list_can_be_searched_sorted_and_paged(): void {
		$titles = array( 'Alpha', 'Beta 100% new', 'Gamma', 'Beta 1000 old' );
		foreach ( $titles as $at => $title ) {
			$id = $this->aPost( array( 'post_title' => $title ) );
			for ( $i = 0; $i <= $at; ++$i ) {
				$this->visit( "p$id", array( 'clicks' => array_fill( 0, 4 - $at, array( 'a', 1, 1 ) ) ) );
			}
		}
		$this->fold();

		self::assertSame( array_reverse( $titles ), $this->titles( array() ) );
		self::assertSame( $titles, $this->titles( array( 'orderby' => 'views', 'order' => 'asc' ) ) );
		self::assertSame(
			array( 'Alpha', 'Beta 100% new', 'Beta 1000 old', 'Gamma' ),
			$this->titles( array( 'orderby' => 'title', 'order' => 'asc' ) )
		);
		self::assertSame( array( 'Beta 100% new' ), $this->titles( array( 'search' => '100%' ) ) );
		self::assertSame( array( 'Beta 1000 old', 'Beta 100% new' ), $this->titles( array( 'search' => 'beta' ) ) );
		self::assertSame( array( 'Alpha' ), $this->titles( array( 'per_page' => 3, 'page' => 2 ) ) );
		self::assertSame( array(), $this->titles( array( 'search' => "' OR 1=1 -- " ) ) );
		$found = $this->list( array( 'per_page' => 3, 'page' => 2 ) );
		self::assertSame( array( 'page' => 2, 'pages' => 2, 'per_page' => 3, 'total' => 4 ), $found->at( 'pagination' ) );
		self::assertSame( '4', $found->headers['X-WP-Total'] );
	}

	/** Guards against: a search found neither the page of posts nor a title with entities, though the list showed both. */
	public function test_search_uses_the_displayed_names(): void {
		$journal = $this->aPost( array( 'post_title' => 'Journal', 'post_type' => 'page' ) );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_for_posts', (string) $journal );
		$this->visit( 'blog' );
		$this->visit( 'p' . $this->aPost( array( 'post_title' => 'It&#8217;s R&amp;D – Größe' ) ) );
		$this->visit( 'front' );
		$this->fold();

		self::assertSame( array( 'Journal' ), $this->titles( array( 'search' => 'journal' ) ) );
		self::assertSame( array( 'It’s R&D – Größe' ), $this->titles( array( 'search' => 'R&D' ) ) );
		self::assertSame( array( 'It’s R&D – Größe' ), $this->titles( array( 'search' => 'GRÖSSE' ) ) );
		self::assertSame( array( 'Front page' ), $this->titles( array( 'search' => 'front' ) ) );
		$found = $this->list( array( 'search' => 'r', 'per_page' => 2, 'page' => 2 ) );
		self::assertSame( array( 'page' => 2, 'pages' => 2, 'per_page' => 2, 'total' => 3 ), $found->at( 'pagination' ) );
		self::assertCount( 1, $found->items( 'items' ) );
	}

	public function test_a_date_range_counts_only_its_own_visits(): void {
		$old = $this->aPost( array( 'post_title' => 'Old' ) );
		$new = $this->aPost( array( 'post_title' => 'New' ) );
		$this->stopClockAt( '2026-10-01 12:00:00 UTC' );
		$this->visit( "p$old" );
		$this->visit( "p$new" );
		$this->stopClockAt( self::NOW );
		$this->visit( "p$new" );

		foreach ( array( 'live', 'folded' ) as $case ) {
			$list = $this->list( array( 'from' => '2026-11-01' ) );
			self::assertSame( array( 'New' ), array_column( $list->items( 'items' ), 'title' ), $case );
			self::assertSame( 1, $list->at( 'items.0.views' ), $case );
			self::assertSame( '2026-11-24', $list->at( 'items.0.first_day' ), $case );
			self::assertSame( 2, $this->list( array( 'from' => '2026-09-01', 'to' => '2026-10-01' ) )->at( 'pagination.total' ), $case );
			$this->fold();
		}
		$this->assertInvalid( $this->request( 'GET', 'heatmaps/pages', array( 'from' => '2026-11-02', 'to' => '2026-11-01' ) ), 'from' );
	}

	public function test_many_pages_take_as_many_queries_as_one_page(): void {
		$this->visit( 'p' . $this->aPost() );
		$this->fold();
		$one = $this->cost();
		for ( $i = 0; $i < 8; ++$i ) {
			$this->visit( 'p' . $this->aPost( array( 'post_title' => "Page $i" ) ) );
		}
		$this->fold();

		self::assertSame( $one, $this->cost() );
		self::assertLessThanOrEqual( 14, $one );
	}

	public function test_a_deleted_or_nonpublic_page_has_no_url(): void {
		$draft = $this->aPost();
		$this->visit( "p$draft" );
		$this->visit( 'a-nothing' );
		$this->fold();
		wp_update_post( array( 'ID' => $draft, 'post_status' => 'draft' ) );

		self::assertSame( array( null, null ), array_column( $this->list()->items( 'items' ), 'url' ) );
		self::assertEqualsCanonicalizing( array( 'nothing', "Post $draft (not public)" ), $this->titles( array() ) );
	}

	/** Guards against: a role that only views results could read the new title of a page that became a draft again. */
	public function test_the_title_of_a_draft_is_hidden_from_users_who_cannot_read_it(): void {
		$page = $this->aPost();
		$this->visit( "p$page" );
		$this->fold();
		wp_update_post( array( 'ID' => $page, 'post_status' => 'draft', 'post_title' => 'Secret new title' ) );

		$this->asRoleWith( Permission::VIEW );
		self::assertSame( array( "Post $page (not public)" ), $this->titles( array() ) );
		self::assertSame( "Post $page (not public)", $this->request( 'GET', "heatmaps/pages/p$page" )->at( 'title' ) );

		$this->asMember( 'administrator' );
		$list = $this->request( 'GET', 'heatmaps/pages' );
		self::assertSame( array( 'Secret new title' ), array_values( $list->column( 'items', 'title' ) ) );
	}

	public function test_the_size_comes_from_the_database_or_is_marked_as_an_estimate(): void {
		$isSqlite = null === Plugin::get( Db::class )->connection();
		for ( $i = 0; $i < 30; ++$i ) {
			$this->visit( 'p' . $this->aPost() );
		}
		$waiting = $this->list();
		self::assertSame( $isSqlite, $waiting->at( 'size_is_estimate' ) );
		self::assertGreaterThan( 30 * 60, $waiting->at( 'size_bytes' ) );
		$this->fold();
		self::assertGreaterThan( 30 * 60, $this->list()->at( 'size_bytes' ) );
	}

	public function test_requests_for_a_page_without_a_heatmap_get_a_clear_error(): void {
		$this->asRoleWith( Permission::VIEW );

		foreach ( array( 'p999999', 'front', 'search', 'p0' ) as $key ) {
			$answer = $this->request( 'GET', "heatmaps/pages/$key" );
			$this->assertNotFound( $answer );
			self::assertSame( 'This page has no heatmap.', $answer->at( 'message' ) );
			$this->assertNotFound( $this->request( 'POST', "heatmaps/pages/$key/view", array( 'device' => 'phone' ) ) );
		}
	}

	public function test_a_site_without_the_plan_cannot_read_heatmaps_but_can_delete_them(): void {
		$page = 'p' . $this->aPost();
		$this->visit( $page );
		$this->fold();
		$this->withPlan( Plan::PRO, Addon::HEATMAPS );
		$this->asRoleWith( Permission::VIEW, Permission::DELETE );

		foreach ( array( '' => 'GET', "/$page" => 'GET', "/$page/view" => 'POST' ) as $path => $method ) {
			$answer = $this->request( $method, "heatmaps/pages$path", 'GET' === $method ? null : array( 'as' => 'visitor' ) );
			$this->assertStatus( 403, $answer );
			self::assertSame( 'heatmaps', $answer->at( 'data.upgrade.feature' ) );
		}
		$this->assertStatus( 200, $this->request( 'DELETE', 'heatmaps/pages', array( 'keys' => array( $page ) ) ) );
		self::assertSame( array(), $this->stored( 'pages' ) );
	}

	public function test_heatmaps_stay_viewable_and_deletable_after_the_license_expires(): void {
		$page = 'p' . $this->aPost();
		$this->visit( $page );
		$this->fold();
		$this->withPlan( Plan::LITE );
		$key = $this->licenseKey( Plan::ELITE, expires: '2026-12-01T00:00:00Z', id: wp_generate_uuid4() );
		self::assertTrue( Plugin::get( ChangeLicense::class )->accept( $key, true )->isValid() );
		Addon::HEATMAPS->setActive( true );
		$this->stopClockAt( '2026-12-20T12:00:00Z' );
		self::assertFalse( Plugin::get( CurrentEdition::class )->allows( PlanFeature::HEATMAPS ) );
		$this->asRoleWith( Permission::VIEW, Permission::DELETE );

		$this->assertStatus( 200, $this->request( 'GET', 'heatmaps/pages' ) );
		$this->assertStatus( 200, $this->request( 'GET', "heatmaps/pages/$page" ) );
		$view = $this->request( 'POST', "heatmaps/pages/$page/view", array( 'as' => 'visitor' ) );
		$this->assertStatus( 200, $view );
		$url = $view->at( 'url' );
		self::assertIsString( $url );
		parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );
		$signed = $query['userfeedback_heatmap'] ?? null;
		self::assertIsString( $signed );
		self::assertNotNull( Plugin::get( AuthorizeViewer::class )->run( $signed ) );
		$this->assertStatus( 200, $this->request( 'DELETE', 'heatmaps/pages', array( 'keys' => array( $page ) ) ) );
		self::assertSame( array(), $this->stored( 'pages' ) );
	}

	/** @param array<string, mixed> $query */
	private function list( array $query = array() ): RestAnswer {
		$this->asRoleWith( Permission::VIEW );
		$answer = $this->request( 'GET', 'heatmaps/pages', $query );
		$this->assertStatus( 200, $answer );
		return $answer;
	}

	/**
	 * @param array<string, mixed> $query
	 * @return list<mixed>
	 */
	private function titles( array $query ): array {
		return array_values( array_column( $this->list( $query )->items( 'items' ), 'title' ) );
	}

	private function cost(): int {
		$this->asRoleWith( Permission::VIEW );
		wp_cache_flush();
		$before = $this->queries();
		$this->assertStatus( 200, $this->request( 'GET', 'heatmaps/pages' ) );
		return $this->queries() - $before;
	}
}
