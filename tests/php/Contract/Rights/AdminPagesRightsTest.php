<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Contract\Rights;

use Closure;
use UserFeedback\Tests\Support\Hostile\CaseCount;
use UserFeedback\Tests\Support\Cases\Halted;
use UserFeedback\Tests\Support\Made\OwnHooks;
use UserFeedback\Tests\Support\Made\Stored;
use UserFeedback\Tests\Support\Rights\Principal;
use UserFeedback\Tests\Support\Rights\PrincipalTestCase;
use UserFeedback\Tests\Support\Rights\PromisedRights;

/**
 * Opens every page in the menu as every kind of user, with the permission checks of WordPress's admin.php.
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

	public function test_every_page_has_a_listed_permission(): void {
		$this->as( Principal::ADMINISTRATOR )->buildMenu();

		self::assertEqualsCanonicalizing( array_keys( PromisedRights::OF_PAGES ), $this->pages() );
	}

	/** @dataProvider everybody */
	public function test_each_user_can_open_only_the_pages_they_have_permission_for( Principal $who ): void {
		$this->as( Principal::ADMINISTRATOR )->buildMenu();
		$pages = $this->pages();
		self::assertNotSame( array(), $pages );

		$this->as( $who )->buildMenu();
		foreach ( $pages as $page ) {
			++self::$cases;
			$GLOBALS['pagenow']     = 'admin.php';
			$GLOBALS['plugin_page'] = $page;
			// Visitors are sent to the login page first.
			$may = Principal::VISITOR !== $who && user_can_access_admin_page();
			self::assertSame(
				isset( PromisedRights::OF_PAGES[ $page ] ) && $who->may( PromisedRights::OF_PAGES[ $page ] ),
				$may,
				"$who->value, $page"
			);
		}
	}

	public function test_only_listed_forms_respond_outside_rest_and_none_to_visitors(): void {
		foreach ( array( 'wp_ajax_nopriv_', 'admin_post_nopriv_', 'admin_action_' ) as $kind ) {
			self::assertSame( array(), OwnHooks::beginning( $kind ), $kind );
		}
		self::assertSame(
			array_map(
				static fn( string $name ): string => "admin_post_$name",
				array_keys( PromisedRights::OF_CALLBACKS + PromisedRights::OF_FORMS + PromisedRights::OF_FILES )
			),
			OwnHooks::beginning( 'admin_post_' )
		);
	}

	/** @dataProvider everybody */
	public function test_a_callback_refuses_users_without_permission_and_ignores_an_invalid_state( Principal $who ): void {
		add_filter(
			'wp_die_handler',
			static fn(): Closure => static fn( mixed $said, mixed $title, mixed $more ) => throw new Halted(
				is_array( $more ) && 403 === ( $more['response'] ?? 0 ) ? 'refused' : 'failed'
			)
		);
		add_filter( 'wp_redirect', static fn( string $to ) => throw new Halted( str_ends_with( $to, '=state' ) ? 'no state' : $to ) );
		add_filter( 'pre_http_request', static fn() => throw new Halted( 'somebody was asked' ) );
		foreach ( PromisedRights::OF_CALLBACKS as $name => $right ) {
			++self::$cases;
			$this->as( $who );
			$_GET   = array( 'state' => str_repeat( 'a', 48 ), 'code' => 'a' );
			$before = Stored::now()->checksum();
			$said   = '';
			try {
				do_action( "admin_post_$name" );
			} catch ( Halted $halted ) {
				$said = $halted->getMessage();
			}
			self::assertSame( $who->may( $right ) ? 'no state' : 'refused', $said, "$who->value, $name" );
			self::assertSame( $before, Stored::now()->checksum() );
		}
		$_GET = array(); // phpcs:ignore WordPress.Security.NonceVerification -- A test's own.
	}

	/** @dataProvider everybody */
	public function test_each_form_requires_its_nonce_and_its_permission( Principal $who ): void {
		add_filter(
			'wp_die_handler',
			static fn(): Closure => static fn( mixed $said, mixed $title, mixed $more ) => throw new Halted(
				is_array( $more ) && 403 === ( $more['response'] ?? 0 ) ? 'refused' : 'failed'
			)
		);
		add_filter( 'wp_redirect', static fn() => throw new Halted( 'done' ) );
		foreach ( PromisedRights::OF_FORMS as $name => $right ) {
			foreach ( array( $name, 'another-form', '' ) as $nonceOf ) {
				++self::$cases;
				$this->as( $who );
				$_REQUEST['_wpnonce'] = '' === $nonceOf ? '' : wp_create_nonce( $nonceOf );
				$_POST['on']          = '1';
				$before               = get_option( 'userfeedback_settings' );
				$said                 = '';
				try {
					do_action( "admin_post_$name" );
				} catch ( Halted $halted ) {
					$said = $halted->getMessage();
				}
				$may = $name === $nonceOf && $who->may( $right );
				self::assertSame( $may ? 'done' : 'refused', $said, "$who->value, $name, nonce of $nonceOf" );
				if ( ! $may ) {
					self::assertSame( $before, get_option( 'userfeedback_settings' ) );
				}
				update_option( 'userfeedback_settings', $before );
			}
		}
		unset( $_REQUEST['_wpnonce'], $_POST['on'] ); // phpcs:ignore WordPress.Security.NonceVerification -- A test's own.
	}

	/** @dataProvider everybody */
	public function test_each_file_requires_its_nonce_and_its_permission( Principal $who ): void {
		add_filter(
			'wp_die_handler',
			static fn(): Closure => static fn( mixed $said, mixed $title, mixed $more ) => throw new Halted(
				is_array( $more ) && 403 === ( $more['response'] ?? 0 ) ? 'refused' : 'nothing there'
			)
		);
		foreach ( PromisedRights::OF_FILES as $name => $right ) {
			foreach ( array( $name, 'another-file', '' ) as $nonceOf ) {
				++self::$cases;
				$this->as( $who );
				$_GET = array( '_wpnonce' => '' === $nonceOf ? '' : wp_create_nonce( $nonceOf ), 'post' => '999999' );
				$said = '';
				try {
					do_action( "admin_post_$name" );
				} catch ( Halted $halted ) {
					$said = $halted->getMessage();
				}
				$may = $name === $nonceOf && $who->may( $right );
				self::assertSame( $may ? 'nothing there' : 'refused', $said, "$who->value, $name, nonce of $nonceOf" );
			}
		}
		$_GET = array(); // phpcs:ignore WordPress.Security.NonceVerification -- A test's own.
	}

	private function buildMenu(): void {
		foreach ( array(
			'menu',
			'submenu',
			'_wp_submenu_nopriv',
			'_wp_menu_nopriv',
			'_registered_pages',
			'_parent_pages',
			'_wp_real_parent_file',
		) as $name ) {
			$GLOBALS[ $name ] = array();
		}
		$GLOBALS['admin_page_hooks'] = array();
		do_action( 'admin_menu', '' );
	}

	/** @return list<string> our slugs in the menu, shown or hidden. */
	private function pages(): array {
		/** @var array<string, list<array{string, string, string}>> $submenu title, capability and slug. */
		$submenu = $GLOBALS['submenu'];
		/** @var array<int|string, array{string, string, string}> $menu */
		$menu  = $GLOBALS['menu'];
		$slugs = array_column( array_merge( array_values( $menu ), ...array_values( $submenu ) ), 2 );
		return array_values(
			array_unique( array_filter( $slugs, static fn( string $slug ): bool => str_contains( $slug, 'userfeedback' ) ) )
		);
	}
}
