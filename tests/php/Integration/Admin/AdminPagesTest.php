<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Admin;

use FilesystemIterator;
use UserFeedback\Admin\AdminMenuHooks;
use UserFeedback\Admin\AppAssets;
use UserFeedback\Admin\BootData;
use UserFeedback\Admin\BootDataShape;
use UserFeedback\Admin\LicenseBootData;
use UserFeedback\Admin\PluginLinks;
use UserFeedback\Licensing\Keys\CurrentLicense;
use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Notices\UserDismissalRepository;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Settings\CurrentSettings;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\SiteTestCase;

final class AdminPagesTest extends SiteTestCase {

	private string $pluginFolder = '';

	protected function setUp(): void {
		parent::setUp();
		unset( $GLOBALS['_registered_pages'], $GLOBALS['_parent_pages'] );
		$GLOBALS['admin_page_hooks'] = array();
		unset( $GLOBALS['menu'], $GLOBALS['submenu'], $GLOBALS['_wp_submenu_nopriv'], $GLOBALS['_wp_menu_nopriv'] );
		$GLOBALS['menu']       = array();
		$GLOBALS['submenu']    = array();
		$GLOBALS['wp_scripts'] = null;
		$GLOBALS['wp_styles']  = null;
		$this->pluginFolder    = sys_get_temp_dir() . '/userfeedback-' . bin2hex( random_bytes( 6 ) );
		mkdir( "$this->pluginFolder/build/admin", 0700, true );
	}

	protected function tearDown(): void {
		foreach ( new FilesystemIterator( "$this->pluginFolder/build/admin" ) as $file ) {
			unlink( (string) $file );
		}
		rmdir( "$this->pluginFolder/build/admin" );
		rmdir( "$this->pluginFolder/build" );
		rmdir( $this->pluginFolder );
		parent::tearDown();
	}

	/**
	 * @dataProvider menus
	 * @param list<Permission>    $rights
	 * @param list<string> $pages
	 */
	public function test_the_menu_shows_the_pages_a_user_has_permission_for( array $rights, array $pages ): void {
		$this->asRoleWith( ...$rights );
		$module = $this->module();
		$module->addMenu();
		$module->hideOnboarding();

		/** @var array<string, list<array{string, string, string}>> $menu title, capability and slug of each page. */
		$menu  = $GLOBALS['submenu'];
		$shown = array_filter( array_merge( ...array_values( $menu ) ), static fn( array $page ): bool => current_user_can( $page[1] ) );
		self::assertSame( $pages, array_values( array_column( $shown, 2 ) ) );
	}

	/** @return array<string, array{list<Permission>, list<string>}> */
	public static function menus(): array {
		return array(
			'an author of surveys' => array( array( Permission::EDIT ), array( 'userfeedback_surveys' ) ),
			'a reader of results'  => array( array( Permission::VIEW ), array( 'userfeedback_results', 'userfeedback_post_ratings', 'userfeedback_heatmaps' ) ),
			'who sets ratings'     => array(
				array( Permission::SETTINGS ),
				array( 'userfeedback_post_ratings', 'userfeedback_addons', 'userfeedback_settings' ),
			),
			'who runs the site'    => array(
				array( Permission::EDIT, Permission::VIEW, Permission::SETTINGS ),
				array(
					'userfeedback_surveys',
					'userfeedback_results',
					'userfeedback_post_ratings',
					'userfeedback_heatmaps',
					'userfeedback_addons',
					'userfeedback_settings',
				),
			),
			'nobody in particular' => array( array(), array() ),
		);
	}

	/** Follows the order of WordPress's admin.php and its header. */
	public function test_the_setup_wizard_has_a_title_and_an_open_menu_without_a_menu_item(): void {
		$this->asRoleWith( Permission::EDIT, Permission::VIEW, Permission::SETTINGS );
		$module = $this->module();
		$module->addMenu();
		$GLOBALS['pagenow']     = 'admin.php';
		$GLOBALS['plugin_page'] = AdminMenuHooks::ONBOARDING;
		$GLOBALS['parent_file'] = '';
		$GLOBALS['title']       = '';
		try {
			self::assertTrue( user_can_access_admin_page() );
			self::assertSame( 'Setup Wizard', get_admin_page_title() );
			$module->hideOnboarding();
			get_admin_page_parent();
			self::assertSame( AdminMenuHooks::SURVEYS, $GLOBALS['parent_file'] );
			self::assertStringContainsString( 'data-page="onboarding"', $this->printed( 'userfeedback_page_userfeedback_onboarding' ) );
		} finally {
			$GLOBALS['pagenow'] = 'index.php';
			unset( $GLOBALS['plugin_page'], $GLOBALS['parent_file'], $GLOBALS['title'] );
		}
	}

	public function test_a_page_contains_the_element_that_the_app_renders_into(): void {
		$this->asRoleWith( Permission::EDIT, Permission::VIEW );
		$this->module()->addMenu();

		$surveys = $this->printed( 'toplevel_page_userfeedback_surveys' );
		self::assertStringContainsString( '<div id="userfeedback-app" class="wp-exclude-emoji" data-page="surveys">', $surveys );
		self::assertStringContainsString( '<h1 class="uf-screen__title">Surveys</h1>', $surveys );
		self::assertSame( 5 * 8, substr_count( $surveys, 'uf-skeleton' ) );
		self::assertStringContainsString(
			'<h1 class="uf-screen__title">Results Overview</h1>',
			$this->printed( 'userfeedback_page_userfeedback_results' )
		);
		self::assertStringContainsString( 'data-page="results"', $this->printed( 'userfeedback_page_userfeedback_results' ) );
	}

	public function test_the_app_loads_only_on_its_own_pages(): void {
		$this->build();
		$this->asRoleWith( Permission::EDIT, Permission::VIEW );
		$module = $this->module();
		$module->addMenu();

		add_action( 'admin_print_scripts', 'print_emoji_detection_script' ); // As in wp-admin.
		$module->enqueue( 'index.php' );
		self::assertNotFalse( has_action( 'admin_print_scripts', 'print_emoji_detection_script' ) );
		self::assertFalse( wp_script_is( 'userfeedback-admin' ) );
		$module->enqueue( 'toplevel_page_userfeedback_surveys' );
		self::assertTrue( wp_script_is( 'userfeedback-admin' ) );
		self::assertFalse( has_action( 'admin_print_scripts', 'print_emoji_detection_script' ) );
		self::assertTrue( wp_style_is( 'userfeedback-admin' ) );
		self::assertSame( array( 'wp-components' ), wp_styles()->registered['userfeedback-admin']->deps );
		self::assertFalse( wp_styles()->get_data( 'userfeedback-admin', 'rtl' ), 'Styles say start and end: they have no mirrored twin.' );
		self::assertSame( array( 'wp-element', 'wp-i18n' ), wp_scripts()->registered['userfeedback-admin']->deps );
	}

	public function test_the_media_library_loads_for_users_who_choose_images_and_can_upload(): void {
		$this->build();
		$this->asRoleWith( Permission::EDIT, Permission::VIEW );
		$module = $this->module();
		$module->addMenu();

		$module->enqueue( 'toplevel_page_userfeedback_surveys' );
		self::assertFalse( wp_script_is( 'media-editor' ) );
		wp_get_current_user()->add_cap( 'upload_files' );
		$module->enqueue( 'userfeedback_page_userfeedback_results' );
		self::assertFalse( wp_script_is( 'media-editor' ) );
		$module->enqueue( 'toplevel_page_userfeedback_surveys' );
		self::assertTrue( wp_script_is( 'media-editor' ) );
	}

	public function test_the_app_starts_with_data_about_its_user_and_site(): void {
		$this->build();
		$this->asRoleWith( Permission::VIEW );
		$hostile = static fn( string $url, string $path ): string => "http://example.org/</script><script>alert(1)</script>$path";
		add_filter( 'home_url', $hostile, 10, 2 );
		$this->assets()->enqueue();

		$lines = wp_scripts()->get_data( 'userfeedback-admin', 'before' );
		self::assertIsArray( $lines );
		$before = implode( '', array_filter( $lines, 'is_string' ) );
		self::assertStringNotContainsString( '</script', $before );
		$boot = new RestAnswer(
			200,
			json_decode( (string) preg_replace( '/\A\s*window\.userfeedback = (.*);\s*\z/s', '$1', $before ), true ),
			array()
		);
		self::assertFits( BootDataShape::app(), $boot->body );
		self::assertSame(
			array( 'edit' => false, 'view' => true, 'delete' => false, 'settings' => false, 'updates' => false ),
			$boot->at( 'can' )
		);
		self::assertSame( rest_url( 'userfeedback/v1/' ), $boot->at( 'rest.root' ) );
		self::assertSame( 1, wp_verify_nonce( $boot->text( 'rest.nonce' ), 'wp_rest' ) );
		self::assertStringEndsWith( '?userfeedback_preview={id}', $boot->text( 'preview_url' ) );
		self::assertStringContainsString( '{slug}', $boot->text( 'page_url' ) );
		self::assertSame( USERFEEDBACK_VERSION, $boot->at( 'plugin_version' ) );
		self::assertSame( add_query_arg( 'interim-login', '1', wp_login_url() ), $boot->at( 'login_url' ) );
		self::assertSame( '', $boot->at( 'upgrade_url' ) );
	}

	public function test_upgrade_and_partner_addresses_are_web_addresses_or_empty(): void {
		foreach ( array(
			'https://example.org/buy?a=1&b=2' => 'https://example.org/buy?a=1&b=2',
			'javascript:alert(1)'             => '',
		) as $given => $kept ) {
			$filter = static fn(): string => $given;
			foreach ( array( 'upgrade_url', 'partner_url' ) as $name ) {
				add_filter( "userfeedback_$name", $filter );
				$boot = self::data()->toArray();
				remove_filter( "userfeedback_$name", $filter );
				self::assertSame( $kept, $boot[ $name ] );
			}
		}
	}

	public function test_the_plugins_list_links_to_surveys_for_users_who_can_edit_them(): void {
		$links = array( 'deactivate' => '<a href="#">Deactivate</a>' );
		self::assertSame( $links, PluginLinks::add( $links ) );

		$this->asRoleWith( Permission::VIEW );
		self::assertSame( $links, PluginLinks::add( $links ) );
		$this->asRoleWith( Permission::EDIT );
		$with = PluginLinks::add( $links );
		self::assertSame( array( 'userfeedback_surveys', 'userfeedback_help', 'deactivate' ), array_keys( $with ) );
		self::assertStringContainsString( 'admin.php?page=userfeedback_surveys', implode( '', $with ) );
		self::assertStringContainsString( 'admin.php?page=userfeedback_surveys#/help"', implode( '', $with ) );

		$this->asRoleWith( Permission::EDIT, Permission::SETTINGS );
		self::assertSame(
			array( 'userfeedback_surveys', 'userfeedback_settings', 'userfeedback_help', 'deactivate' ),
			array_keys( PluginLinks::add( $links ) )
		);

		Hooks::addTo( $this->module() );
		self::assertNotFalse( has_filter( 'plugin_action_links_' . plugin_basename( USERFEEDBACK_FILE ) ) );
	}

	public function test_the_app_starts_with_the_features_the_site_can_use(): void {
		$elite   = $this->boot();
		$isElite = array( $elite->at( 'is_pro' ), $elite->at( 'is_licensed' ), $elite->at( 'license_type' ) );
		self::assertSame( array( true, true, 'elite' ), $isElite );
		self::assertSame( array( 'type' => 'licensed', 'installed' => true, 'active' => true ), $elite->at( 'addons.heatmaps' ) );
		self::assertNotContains( false, $elite->items( 'features' ) );
		self::assertSame( 1, wp_verify_nonce( $elite->text( 'ajax.nonces.license' ), 'userfeedback_license' ) );

		$this->withPlan( Plan::LITE, Addon::HEATMAPS );
		$lite   = $this->boot();
		$isLite = array( $lite->at( 'is_pro' ), $lite->at( 'is_licensed' ), $lite->at( 'license_type' ) );
		self::assertSame( array( false, false, 'lite' ), $isLite );
		self::assertSame( array( 'type' => 'unlicensed', 'installed' => true, 'active' => true ), $lite->at( 'addons.heatmaps' ) );
		self::assertNotContains( true, $lite->items( 'features' ) );
	}

	private static function data(): BootData {
		return new BootData(
			static fn(): array => ( new LicenseBootData( Plugin::get( CurrentLicense::class ) ) )->toArray(),
			new UserDismissalRepository(),
			Plugin::get( CurrentSettings::class )
		);
	}

	private function boot(): RestAnswer {
		$data = self::data()->toArray();
		self::assertFits( BootDataShape::app(), $data );
		return new RestAnswer( 200, $data, array() );
	}

	public function test_an_unbuilt_copy_says_how_to_build_it(): void {
		$this->assets()->enqueue();

		self::assertFalse( wp_script_is( 'userfeedback-admin' ) );
		self::assertStringContainsString( 'npm run build', $this->printed( 'admin_notices' ) );
	}

	private function module(): AdminMenuHooks {
		return new AdminMenuHooks( $this->assets() );
	}

	private function assets(): AppAssets {
		return new AppAssets(
			"$this->pluginFolder/userfeedback.php",
			self::data()
		);
	}

	/** Creates the build files that the server reads. */
	private function build(): void {
		file_put_contents(
			"$this->pluginFolder/build/admin/index.asset.php",
			"<?php return array('dependencies' => array('wp-element', 'wp-i18n'), 'version' => 'abc');"
		);
	}

	/** @param non-empty-string $hook */
	private function printed( string $hook ): string {
		ob_start();
		do_action( $hook );
		return (string) ob_get_clean();
	}
}
