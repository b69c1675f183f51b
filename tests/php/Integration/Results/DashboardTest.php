<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Results;

use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counting\ResponseProcessor;
use UserFeedback\Results\Digest\DashboardWidgetHooks;
use UserFeedback\Surveys\Storage\SurveyStatus;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Made\Responding;

/** The widget on WordPress's dashboard, as WordPress registers and prints it. */
final class DashboardTest extends RestTestCase {

	use Responding;

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		require_once ABSPATH . 'wp-admin/includes/dashboard.php';
		$this->stopClockAt( '2026-11-21T12:00:00Z' );
		$GLOBALS['wp_styles']     = null;
		$GLOBALS['wp_scripts']    = null;
		$GLOBALS['wp_meta_boxes'] = array();
		set_current_screen( 'dashboard' );
	}

	protected function tearDown(): void {
		$GLOBALS['wp_meta_boxes'] = array();
		unset( $GLOBALS['current_screen'], $GLOBALS['wp_dashboard_control_callbacks'] );
		$GLOBALS['wp_styles']  = null;
		$GLOBALS['wp_scripts'] = null;
		parent::tearDown();
	}

	public function test_only_users_who_can_view_results_see_the_box(): void {
		foreach ( array( array(), array( Permission::EDIT, Permission::DELETE, Permission::SETTINGS ) ) as $others ) {
			$this->asRoleWith( ...$others );
			self::assertSame( '', $this->box() );
			self::assertFalse( wp_style_is( 'userfeedback-dashboard' ) );
		}
		$this->asRoleWith( Permission::VIEW );
		self::assertNotSame( '', $this->box() );
		self::assertTrue( wp_style_is( 'userfeedback-dashboard' ) );
		self::assertFileExists( dirname( USERFEEDBACK_FILE ) . '/assets/dashboard/week.css' );
		self::assertStringEndsWith( '/assets/dashboard/week.css', (string) wp_styles()->registered['userfeedback-dashboard']->src );
	}

	public function test_the_box_loads_on_the_dashboard_of_a_site_and_nowhere_else(): void {
		$this->asRoleWith( Permission::VIEW, Permission::EDIT );
		self::assertNotFalse( has_action( 'wp_dashboard_setup' ) );
		foreach ( array( 'wp_network_dashboard_setup', 'wp_user_dashboard_setup' ) as $hook ) {
			do_action( $hook ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- WordPress's own.
			self::assertSame( array(), $GLOBALS['wp_meta_boxes'] );
		}
		foreach ( array( 'edit.php', 'plugins.php', 'index.php' ) as $page ) {
			do_action( 'admin_enqueue_scripts', $page );
			self::assertFalse( wp_style_is( 'userfeedback-dashboard' ) );
		}
		$this->box();
		self::assertSame( array( 'userfeedback-dashboard' ), self::ours( wp_styles()->queue ) );
		self::assertSame( array(), self::ours( wp_scripts()->queue ) );
	}

	public function test_its_numbers_match_the_overview_before_and_after_responses_are_counted(): void {
		$one   = $this->answeredOn( 'One', array( '2026-11-21', '2026-11-21', '2026-11-15', '2026-11-14', '2026-11-08', '2026-11-07' ) );
		$two   = $this->answeredOn( 'Two', array( '2026-11-18', '2026-11-18', '2026-11-20', '2026-11-21' ) );
		$draft = $this->answeredOn( 'Draft', array( '2026-11-21' ), SurveyStatus::DRAFT );
		$gone  = $this->answeredOn( 'Gone', array( '2026-11-21' ), SurveyStatus::TRASH );
		$old   = $this->answeredOn( 'Old', array( '2026-11-01' ) );

		$waiting = $this->asRoleWith( Permission::VIEW )->box();
		Plugin::get( ResponseProcessor::class )->run();
		$box = $this->box();
		self::assertSame( $box, $waiting );

		$overview = $this->request( 'GET', 'results-summary?orderby=range_responses_count' );
		self::assertSame( 8, $overview->at( 'total_responses' ) );
		self::assertSame( 2, $overview->at( 'previous.total_responses' ) );
		self::assertStringContainsString( '<strong>8</strong> responses in the past 7 days', $box );
		self::assertStringContainsString( '+300% from the previous 7 days (2)', $box );
		self::assertSame( array_values( $overview->column( 'data_points', 'count', 'date' ) ), self::bars( $box ) );
		self::assertStringContainsString( 'Saturday, November 21, 2026: 4 responses<', $box );
		self::assertStringContainsString( 'Friday, November 20, 2026: 1 response<', $box );

		$inRange = $overview->column( 'surveys', 'range_responses_count', 'id' );
		self::assertSame( array( $two->id => $inRange[ $two->id ], $one->id => $inRange[ $one->id ] ), self::surveys( $box ) );
		foreach ( array( $draft, $gone, $old ) as $unlisted ) {
			self::assertStringNotContainsString( $unlisted->title, $box );
		}
	}

	public function test_days_use_the_site_time_zone_and_the_five_most_answered_surveys_are_listed(): void {
		update_option( 'timezone_string', 'Asia/Kathmandu' );
		$this->stopClockAt( '2026-11-21T18:30:00Z' ); // There it has been the 22nd for fifteen minutes.
		$ids = array();
		foreach ( range( 1, 7 ) as $number ) {
			$survey = $this->aSurvey( array( 'title' => "Survey $number" ) );
			foreach ( range( 1, $number ) as $unused ) {
				$this->respond( $survey, array( 'Yes' ) );
			}
			$ids[ $survey->id ] = $number;
		}

		$box = $this->asRoleWith( Permission::VIEW )->box();

		self::assertSame( array( 0, 0, 0, 0, 0, 0, 28 ), self::bars( $box ) );
		self::assertStringContainsString( 'Sunday, November 22, 2026: 28 responses<', $box );
		self::assertSame( array_slice( array_reverse( $ids, true ), 0, 5, true ), self::surveys( $box ) );
	}

	public function test_the_free_edition_shows_seven_days_and_no_comparison(): void {
		$this->answeredOn( 'One', array( '2026-11-21', '2026-11-14', '2026-11-14' ) );

		self::assertStringContainsString( '-50% from the previous 7 days (2)', $this->asRoleWith( Permission::VIEW )->box() );
		$free = $this->withPlan( Plan::LITE )->box();
		self::assertStringContainsString( '<strong>1</strong> response in the past 7 days', $free );
		self::assertStringNotContainsString( 'previous 7 days', $free );
	}

	public function test_a_title_is_text_and_never_markup(): void {
		$hostile = '"><script>alert(1)</script><img src=x onerror=alert(2)>&amp;%s %1$s';
		$survey  = $this->answeredOn( 'Harmless', array( '2026-11-21' ) );
		Plugin::get( Db::class )->write( 'UPDATE {surveys} SET title = %s WHERE id = %d', array( $hostile, $survey->id ) );

		$box = $this->asRoleWith( Permission::VIEW )->box();
		self::assertStringContainsString( esc_textarea( $hostile ), $box ); // Not esc_html(), which turns a typed `&amp;` into `&`.
		self::assertStringNotContainsString( '<script', $box );
		self::assertStringNotContainsString( '<img', $box );

		Plugin::get( Db::class )->write( 'UPDATE {surveys} SET title = %s WHERE id = %d', array( ' ', $survey->id ) );
		self::assertStringContainsString( '>(no title)</bdi></a>', $this->box() );
	}

	public function test_a_site_without_surveys_links_to_its_first_for_users_who_can_create_it(): void {
		$this->aSurvey( array( 'status' => 'trash' ) );

		$reader = $this->asRoleWith( Permission::VIEW )->box();
		self::assertStringContainsString( 'This site has no surveys yet.', $reader );
		self::assertStringNotContainsString( 'Create New', $reader );
		$author = $this->asRoleWith( Permission::VIEW, Permission::EDIT )->box();
		self::assertStringContainsString( 'admin.php?page=userfeedback_surveys#/new"', $author );
		self::assertStringContainsString( 'Create New', $author );
	}

	public function test_surveys_without_responses_say_so(): void {
		$this->answeredOn( 'Quiet', array( '2026-11-07' ) );

		$box = $this->asRoleWith( Permission::VIEW )->box();
		self::assertStringContainsString( '<strong>0</strong> responses in the past 7 days', $box );
		self::assertStringContainsString( 'No responses in this period.', $box );
		self::assertStringContainsString( 'No responses in the previous 7 days.', $box );
		self::assertSame( array( array(), array() ), array( self::bars( $box ), self::surveys( $box ) ) );
		self::assertStringContainsString( 'admin.php?page=userfeedback_results">All results</a>', $box );
	}

	public function test_the_number_of_queries_is_the_same_for_many_surveys_as_for_one(): void {
		$this->answeredOn( 'One', array( '2026-11-21' ) );
		Plugin::get( ResponseProcessor::class )->run();
		$this->asRoleWith( Permission::VIEW )->box();
		$start = $this->queries();
		$this->box();
		$few = $this->queries() - $start;

		foreach ( range( 1, 12 ) as $number ) {
			$this->answeredOn( "More $number", array( '2026-11-20', '2026-11-13' ) );
		}
		Plugin::get( ResponseProcessor::class )->run();
		$start = $this->queries();
		$this->box();
		self::assertSame( $few, $this->queries() - $start );
	}

	/** Returns the HTML of our widget; empty if there is none. */
	private function box(): string {
		$GLOBALS['wp_meta_boxes'] = array();
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own.
		do_action( 'wp_dashboard_setup' );
		/** @var array<string, array<string, array<string, array<string, array{callback: callable}>>>> $boxes */
		$boxes = $GLOBALS['wp_meta_boxes'];
		$ours  = $boxes['dashboard']['normal']['core'][ DashboardWidgetHooks::ID ]['callback'] ?? null;
		ob_start();
		if ( null !== $ours ) {
			$ours();
		}
		return (string) ob_get_clean();
	}

	/**
	 * @param array<string> $handles
	 * @return list<string>
	 */
	private static function ours( array $handles ): array {
		return array_values( array_filter( $handles, static fn( string $handle ): bool => str_starts_with( $handle, 'userfeedback' ) ) );
	}

	/** @return list<int> the numbers above the bars. */
	private static function bars( string $box ): array {
		preg_match_all( '#<span aria-hidden="true">(\d+)</span><svg#', $box, $found );
		return array_map( 'intval', $found[1] );
	}

	/** @return array<int, int> responses by linked survey. */
	private static function surveys( string $box ): array {
		preg_match_all( '~page=userfeedback_results#/survey/(\d+)">.*?<span aria-hidden="true">(\d+)</span>~', $box, $found );
		return array_combine( array_map( 'intval', $found[1] ), array_map( 'intval', $found[2] ) );
	}
}
