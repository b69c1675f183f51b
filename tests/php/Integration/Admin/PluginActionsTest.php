<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Admin;

use ReflectionProperty;
use UserFeedback\Admin\GrowthTools\InstallablePlugin;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Tests\Support\Cases\AjaxTestCase;
use UserFeedback\Tests\Support\Servers\PluginDirectory;
use WP_Plugin_Dependencies;

/** Writes files to the site's own plugin folder and deletes them again. */
final class PluginActionsTest extends AjaxTestCase {

	private const BODY = array( 'plugin' => 'google-analytics-for-wordpress' );
	private const FILE = 'googleanalytics.php';

	private PluginDirectory $directory;

	protected function setUp(): void {
		parent::setUp();
		$this->directory = new PluginDirectory();
		$this->directory->connect();
		$this->asOwner();
	}

	protected function tearDown(): void {
		$this->directory->close();
		foreach ( array(
			...InstallablePlugin::ANALYTICS->basenames(),
			...InstallablePlugin::AUTOMATION->basenames(),
			self::BODY['plugin'] . '/other.php',
		) as $basename ) {
			if ( is_file( WP_PLUGIN_DIR . "/$basename" ) ) {
				unlink( WP_PLUGIN_DIR . "/$basename" );
				rmdir( WP_PLUGIN_DIR . '/' . dirname( $basename ) );
			}
		}
		wp_cache_flush();
		parent::tearDown();
	}

	/** Guards against: About promised that an Automator recipe can start with a response. */
	public function test_only_plugins_that_receive_survey_events_without_code_are_listed_as_compatible(): void {
		self::assertSame(
			array( InstallablePlugin::ANALYTICS->value ),
			array_keys( $this->post( 'get_plugins' )->column( 'data', 'works_with', 'slug' ), true, true )
		);
	}

	public function test_a_plugin_is_installed_from_the_directory_then_activated_then_left_unchanged(): void {
		$this->directory->put( self::BODY['plugin'], self::FILE, "<?php\n// Plugin Name: Analytics" );
		$before = did_action( 'activated_plugin' );
		self::assertSame( array( false, false, true ), $this->states() );
		$this->assertRefused( $this->post( 'activate_plugin', self::BODY ), 400, 'userfeedback_invalid' );

		$installed = $this->post( 'install_plugin', self::BODY );
		self::assertSame( 'MonsterInsights has been installed successfully!', $installed->at( 'data.message' ) );
		self::assertSame( array( true, false, true ), $this->states() );
		self::assertSame( $before, did_action( 'activated_plugin' ), 'Installing runs nothing of it.' );

		$activated = $this->post( 'activate_plugin', self::BODY );
		self::assertSame( 'MonsterInsights has been activated!', $activated->at( 'data.message' ) );
		self::assertSame( array( true, true, true ), $this->states() );
		self::assertSame( $before + 1, did_action( 'activated_plugin' ) );

		$this->directory->putBroken( self::BODY['plugin'] );
		$this->assertDone( $this->post( 'install_plugin', self::BODY ) );
		self::assertSame( array( true, true, true ), $this->states(), 'What is there is not installed over.' );

		$deactivated = $this->post( 'deactivate_plugin', self::BODY );
		self::assertSame( 'MonsterInsights has been deactivated.', $deactivated->at( 'data.message' ) );
		self::assertSame( array( true, false, true ), $this->states() );
		self::assertFalse( is_plugin_active( InstallablePlugin::ANALYTICS->basenames()[0] ) );
	}

	public function test_a_plugin_required_by_another_is_not_deactivated(): void {
		$this->directory->put( self::BODY['plugin'], self::FILE, "<?php\n// Plugin Name: Analytics" );
		$this->assertDone( $this->post( 'install_plugin', self::BODY ) );
		$this->assertDone( $this->post( 'activate_plugin', self::BODY ) );
		$other = WP_PLUGIN_DIR . '/uf-needs-analytics.php';
		file_put_contents( $other, "<?php\n// Plugin Name: More\n// Requires Plugins: google-analytics-for-wordpress" );
		( new ReflectionProperty( WP_Plugin_Dependencies::class, 'initialized' ) )->setValue( null, false ); // As in another request.
		( new ReflectionProperty( WP_Plugin_Dependencies::class, 'plugins' ) )->setValue( null, null );
		wp_cache_flush();
		try {
			self::assertNull( activate_plugin( basename( $other ) ) );
			self::assertSame( 'needed', $this->post( 'get_plugins' )->at( 'data.0.hindrance' ) );
			$this->assertRefused( $this->post( 'deactivate_plugin', self::BODY ), 403, 'userfeedback_forbidden' );
			self::assertTrue( is_plugin_active( InstallablePlugin::ANALYTICS->basenames()[0] ) );
		} finally {
			unlink( $other );
		}
	}

	public function test_each_plugin_has_a_description_and_its_position_in_the_list_of_growth_tools(): void {
		$list = $this->post( 'get_plugins' );
		foreach ( InstallablePlugin::cases() as $place => $plugin ) {
			self::assertSame( $plugin->value, $list->at( "data.$place.slug" ) );
			self::assertNotSame( '', $list->text( "data.$place.excerpt" ) );
			self::assertStringStartsWith( "$plugin->value/", $list->text( "data.$place.basename" ) );
		}
	}

	public function test_a_paid_edition_counts_as_installed(): void {
		$basename = InstallablePlugin::ANALYTICS->basenames()[1];
		mkdir( WP_PLUGIN_DIR . '/' . dirname( $basename ) );
		file_put_contents( WP_PLUGIN_DIR . "/$basename", "<?php\n// Plugin Name: Paid analytics" );
		wp_cache_flush();

		self::assertSame( $basename, $this->post( 'get_plugins' )->at( 'data.0.basename' ) );
		$this->assertDone( $this->post( 'activate_plugin', self::BODY ) );
		self::assertSame( array( true, true, true ), $this->states() );
	}

	public function test_a_failed_download_or_activation_is_reported_with_the_reason(): void {
		$absent = $this->post( 'install_plugin', self::BODY );
		self::assertSame( array( false, 'Plugin not found.' ), array( $absent->at( 'success' ), $absent->at( 'data.message' ) ) );

		$this->directory->putBroken( self::BODY['plugin'] );
		$broken = $this->post( 'install_plugin', self::BODY );
		self::assertFalse( $broken->at( 'success' ) );
		self::assertNotSame( '', $broken->text( 'data.message' ) );
		self::assertSame( array( false, false, true ), $this->states() );

		$this->directory->put( self::BODY['plugin'], self::FILE, "<?php\n// Plugin Name: Analytics\n// Requires PHP: 99.0" );
		$tooNew = $this->post( 'install_plugin', self::BODY );
		self::assertFalse( $tooNew->at( 'success' ) );
		self::assertStringContainsString( '99.0', $tooNew->text( 'data.message' ) );
		self::assertSame( array( false, false, true ), $this->states() );

		$this->directory->put( self::BODY['plugin'], 'other.php', "<?php\n// Plugin Name: Something else" );
		self::assertFalse( $this->post( 'install_plugin', self::BODY )->at( 'success' ), 'It has another main file than ours has.' );
		self::assertSame( array( false, false, true ), $this->states() );
	}

	/** Needs WordPress's permissions as well as ours. */
	public function test_locked_files_prevent_installation_and_users_without_permission_see_the_reason(): void {
		$this->directory->put( self::BODY['plugin'], self::FILE, "<?php\n// Plugin Name: Analytics" );
		$this->asRoleWith( Permission::EDIT );
		self::assertSame( array( false, false, false ), $this->states() );
		self::assertSame( is_multisite() ? 'network' : 'rights', $this->post( 'get_plugins' )->at( 'data.0.hindrance' ) );
		foreach ( array( 'install_plugin', 'activate_plugin', 'deactivate_plugin' ) as $action ) {
			$this->assertRefused( $this->post( $action, self::BODY ), 403, 'userfeedback_forbidden' );
		}

		add_filter( 'file_mod_allowed', '__return_false' ); // Same as the constant DISALLOW_FILE_MODS.
		$this->asOwner();
		self::assertSame( array( false, false, false ), $this->states() );
		self::assertSame( 'files', $this->post( 'get_plugins' )->at( 'data.0.hindrance' ) );
		$this->assertRefused( $this->post( 'install_plugin', self::BODY ), 403, 'userfeedback_forbidden' );
		self::assertFileDoesNotExist( WP_PLUGIN_DIR . '/' . InstallablePlugin::ANALYTICS->basenames()[0] );
	}

	public function test_the_automation_plugin_counts_as_set_up_once_it_is_connected_or_has_a_recipe(): void {
		$body = array( 'plugin' => InstallablePlugin::AUTOMATION->value );
		$this->directory->put( $body['plugin'], 'uncanny-automator.php', "<?php\n// Plugin Name: Automation" );
		$this->assertDone( $this->post( 'install_plugin', $body ) );
		update_option( 'uap_automator_free_license_status', 'valid' );
		self::assertSame( array( true, false, false ), $this->automation(), 'What does not run is not set up, whatever it left.' );
		$this->assertDone( $this->post( 'activate_plugin', $body ) );
		self::assertSame( array( true, true, true ), $this->automation() );

		update_option( 'uap_automator_free_license_status', 'inactive' );
		self::assertSame( array( true, true, false ), $this->automation() );
		$recipe = array( 'post_type' => 'uo-recipe', 'post_title' => 'Thanks', 'post_status' => 'draft' );
		$id     = wp_insert_post( $recipe );
		self::assertSame( array( true, true, false ), $this->automation() );
		wp_publish_post( $id );
		self::assertSame( array( true, true, true ), $this->automation() );
	}

	/**
	 * @testWith ["http://127.0.0.1/evil.zip"]
	 *           ["../../evil/evil.php"]
	 *           ["hello-dolly"]
	 *           [""]
	 */
	public function test_only_known_slugs_are_accepted( string $plugin ): void {
		foreach ( array( 'install_plugin', 'activate_plugin', 'deactivate_plugin' ) as $action ) {
			$this->assertRefused( $this->post( $action, array( 'plugin' => $plugin ) ), 400, 'userfeedback_invalid' );
		}
	}

	/** @return list<mixed> installed, active, set up. */
	private function automation(): array {
		$list = $this->post( 'get_plugins' );
		$row  = array_search( InstallablePlugin::AUTOMATION->value, array_column( (array) $list->at( 'data' ), 'slug' ), true );
		self::assertIsInt( $row );
		return array(
			$list->at( "data.$row.installed" ),
			$list->at( "data.$row.active" ),
			$list->at( "data.$row.setup_complete" ),
		);
	}

	/** @return list<mixed> installed, active, and true if the current user may take the next step. */
	private function states(): array {
		$list = $this->post( 'get_plugins' );
		return array( $list->at( 'data.0.installed' ), $list->at( 'data.0.active' ), $list->at( 'data.0.may_change' ) );
	}
}
