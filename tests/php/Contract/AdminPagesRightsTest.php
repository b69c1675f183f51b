<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Contract;

use UserFeedback\Tests\Support\CaseCount;
use UserFeedback\Tests\Support\OwnHooks;
use UserFeedback\Tests\Support\Principal;
use UserFeedback\Tests\Support\PrincipalTestCase;
use UserFeedback\Tests\Support\PromisedRights;

/**
 * Everybody tries every page that the menu has, as WordPress's admin.php lets them in or not.
 *
 * @group anywhere
 */
final class AdminPagesRightsTest extends PrincipalTestCase {

	protected function tearDown(): void {
		$GLOBALS['menu']        = array();
		$GLOBALS['submenu']     = array();
		$GLOBALS['plugin_page'] = null;
		$GLOBALS['pagenow']     = 'index.php';
		parent::tearDown();
	}

	public static function tearDownAfterClass(): void {
		CaseCount::write( 'pages', self::$cases );
	}

	public function test_every_page_is_promised_to_someone(): void {
		$this->as( Principal::ADMINISTRATOR )->build_menu();

		self::assertEqualsCanonicalizing( array_keys( PromisedRights::OF_PAGES ), $this->pages() );
	}

	/** @dataProvider everybody */
	public function test_each_may_open_what_was_promised_and_nothing_else( Principal $who ): void {
		$this->as( Principal::ADMINISTRATOR )->build_menu();
		$pages = $this->pages();
		self::assertNotSame( array(), $pages );

		$this->as( $who )->build_menu();
		foreach ( $pages as $page ) {
			++self::$cases;
			$GLOBALS['pagenow']     = 'admin.php';
			$GLOBALS['plugin_page'] = $page;
			$may                    = Principal::VISITOR !== $who && user_can_access_admin_page(); // A visitor is sent to log in before anything else.
			self::assertSame( isset( PromisedRights::OF_PAGES[ $page ] ) && $who->may( PromisedRights::OF_PAGES[ $page ] ), $may, "$who->value, $page" );
		}
	}

	public function test_nothing_of_ours_answers_forms_or_visitors_outside_the_rest_routes(): void {
		foreach ( array( 'wp_ajax_nopriv_', 'admin_post_', 'admin_action_' ) as $kind ) {
			self::assertSame( array(), OwnHooks::beginning( $kind ), $kind );
		}
	}

	private function build_menu(): void {
		foreach ( array( 'menu', 'submenu', '_wp_submenu_nopriv', '_wp_menu_nopriv', '_registered_pages', '_parent_pages', '_wp_real_parent_file' ) as $name ) {
			$GLOBALS[ $name ] = array();
		}
		$GLOBALS['admin_page_hooks'] = array();
		do_action( 'admin_menu', '' );
	}

	/** @return list<string> slugs of ours that the menu holds, shown or hidden. */
	private function pages(): array {
		/** @var array<string, list<array{string, string, string}>> $submenu title, capability and slug. */
		$submenu = $GLOBALS['submenu'];
		/** @var array<int|string, array{string, string, string}> $menu */
		$menu  = $GLOBALS['menu'];
		$slugs = array_column( array_merge( array_values( $menu ), ...array_values( $submenu ) ), 2 );
		return array_values( array_unique( array_filter( $slugs, static fn( string $slug ): bool => str_contains( $slug, 'userfeedback' ) ) ) );
	}
}
