<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Widget;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Responses\Submit\Impressions\ImpressionRepository;
use UserFeedback\Tests\Support\Cases\RestTestCase;

/** The basis of the tester's estimate: displays in the last four weeks, and the pages of the newest responses. */
final class EstimatedVisitsTest extends RestTestCase {

	public function test_impressions_and_responses_of_the_past_28_days_are_reported_and_no_older_ones(): void {
		$this->stopClockAt( '2026-11-22 12:00:00' );
		$this->emptied();
		$seen = new ImpressionRepository( Db::ofSite() );
		$seen->add( 1, '2026-10-26', 6 ); // The first of the 28 days.
		$seen->add( 2, '2026-11-22', 4 );
		$seen->add( 1, '2026-10-25', 100 );
		$shop = $this->page();
		$this->answered( $shop, '2026-11-01', 'mobile' );
		$this->answered( $shop, '2026-11-02', 'mobile' );
		$this->answered( 0, '2026-11-02', 'desktop' );
		$this->answered( $shop, '2026-10-01', 'tablet' );
		$this->answered( $shop, '2026-11-03', 'tablet', 'trash' );

		$visits = $this->asRoleWith( Permission::VIEW )->request( 'GET', 'tester/visits' );

		$this->assertStatus( 200, $visits );
		self::assertSame( 10, $visits->at( 'displays' ) );
		self::assertSame( array( '2026-10-26', '2026-11-22' ), array( $visits->at( 'since' ), $visits->at( 'today' ) ) );
		self::assertEquals(
			array( 'mobile' => 2, 'desktop' => 1 ),
			$visits->column( 'answers', 'answers', 'device' )
		);
		self::assertSame( array( $shop ), $visits->column( 'pages', 'id' ) );
		self::assertSame( array( 'page' ), $visits->at( 'pages.0.is.page_type' ) );
	}

	public function test_nonpublic_pages_are_excluded_and_without_impressions_there_is_no_first_day(): void {
		$this->emptied();
		$this->answered( $this->page( 'private' ), gmdate( 'Y-m-d' ), 'mobile' );

		$visits = $this->asRoleWith( Permission::VIEW )->request( 'GET', 'tester/visits' );

		self::assertSame( array( 0, null, array() ), array( $visits->at( 'displays' ), $visits->at( 'since' ), $visits->at( 'pages' ) ) );
		self::assertCount( 1, (array) $visits->at( 'answers' ) );
	}

	public function test_many_pages_take_no_more_queries_than_few(): void {
		$cost = function ( int $pages ): int {
			$this->emptied();
			for ( $page = 0; $page < $pages; $page++ ) {
				$this->answered( $this->page(), gmdate( 'Y-m-d' ), 'mobile' );
			}
			wp_cache_flush();
			$this->asRoleWith( Permission::VIEW )->request( 'GET', 'settings' ); // Reads what each request reads.
			$before = $this->queries();
			self::assertCount( $pages, (array) $this->request( 'GET', 'tester/visits' )->at( 'pages' ) );
			return $this->queries() - $before;
		};
		self::assertSame( $cost( 2 ), $cost( 30 ) );
	}

	public function test_visits_need_the_permission_to_view_results(): void {
		$this->asRoleWith( Permission::EDIT, Permission::SETTINGS, Permission::DELETE );

		$this->assertForbidden( $this->request( 'GET', 'tester/visits' ) );
	}

	private function emptied(): void {
		Db::ofSite()->write( 'DELETE FROM {responses}' );
		Db::ofSite()->write( 'DELETE FROM {daily}' );
	}

	private function page( string $status = 'publish' ): int {
		return wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Shop', 'post_status' => $status ) );
	}

	private function answered( int $page, string $day, string $device, string $status = 'publish' ): void {
		Db::ofSite()->insertRow(
			'responses',
			array(
				'survey_id'    => 1,
				'token'        => wp_generate_uuid4(),
				'status'       => $status,
				'answers'      => '[]',
				'page_id'      => $page,
				'page_name'    => 'Shop',
				'page_url'     => 'https://example.org/shop/',
				'submitted_at' => "$day 10:00:00",
				'day'          => $day,
				'device'       => $device,
			)
		);
	}
}
