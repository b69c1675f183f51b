<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Admin;

use UserFeedback\Admin\GrowthTools\InstallablePlugin;
use UserFeedback\Tests\Support\Cases\AjaxTestCase;

/**
 * On a network, plugins belong to the network, not to a site.
 *
 * @group multisite
 */
final class NetworkPluginsTest extends AjaxTestCase {

	private const BODY = array( 'plugin' => 'google-analytics-for-wordpress' );

	private string $file;

	protected function tearDown(): void {
		if ( is_file( $this->file ) ) {
			unlink( $this->file );
			rmdir( dirname( $this->file ) );
		}
		wp_cache_flush();
		parent::tearDown();
	}

	protected function setUp(): void {
		parent::setUp();
		$this->file = WP_PLUGIN_DIR . '/' . InstallablePlugin::ANALYTICS->basenames()[0];
	}

	public function test_a_site_admin_is_informed_that_the_network_manages_plugins(): void {
		$this->asMember( 'administrator' );
		self::assertSame( 'network', $this->post( 'get_plugins' )->at( 'data.0.hindrance' ) );
		foreach ( array( 'install_plugin', 'activate_plugin', 'deactivate_plugin' ) as $action ) {
			$this->assertRefused( $this->post( $action, self::BODY ), 403, 'userfeedback_forbidden' );
		}
		self::assertFileDoesNotExist( $this->file );
	}

	public function test_a_network_active_plugin_cannot_be_deactivated_from_one_site(): void {
		$this->asOwner();
		mkdir( dirname( $this->file ) );
		file_put_contents( $this->file, "<?php\n// Plugin Name: Analytics" );
		$basename = InstallablePlugin::ANALYTICS->basenames()[0];

		$this->assertDone( $this->post( 'activate_plugin', self::BODY ) );
		self::assertFalse( is_plugin_active_for_network( $basename ), 'For this site alone.' );
		$this->assertDone( $this->post( 'deactivate_plugin', self::BODY ) );
		self::assertFalse( is_plugin_active( $basename ) );

		self::assertNull( activate_plugin( $basename, '', true ) );
		self::assertSame( 'network', $this->post( 'get_plugins' )->at( 'data.0.hindrance' ) );
		$this->assertRefused( $this->post( 'deactivate_plugin', self::BODY ), 403, 'userfeedback_forbidden' );
		self::assertTrue( is_plugin_active_for_network( $basename ) );
	}
}
