<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Lifecycle;

use PHPUnit\Framework\TestCase;
use UserFeedback\Lifecycle\Uninstaller;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\SiteSetup;
use UserFeedback\Platform\Notices\UserDismissalRepository;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Plugin;
use UserFeedback\Settings\Settings;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Settings\Theme\DownloadedFonts;

/**
 * Uses separate sites, because no transaction restores deleted tables.
 *
 * @group multisite
 */
final class UninstallNetworkTest extends TestCase {

	/** @var list<int> */
	private array $sites = array();

	protected function setUp(): void {
		parent::setUp();
		foreach ( array( 'goes', 'stays' ) as $name ) {
			$id = wp_insert_site(
				array(
					'domain' => (string) get_network()?->domain,
					'path'   => "/$name-" . bin2hex( random_bytes( 4 ) ) . '/',
					'title'  => $name,
				)
			);
			self::assertIsInt( $id );
			$this->sites[] = $id;
			$this->on(
				$id,
				static function () use ( $name ): void {
					Plugin::get( SiteSetup::class )->makeReady();
					DownloadedFonts::put( 'Lora', '400.css', '' );
					( new SettingsRepository() )->save(
						Settings::defaults()->with( array( 'remove_data_on_uninstall' => 'goes' === $name ) )
					);
				}
			);
		}
		update_site_option( 'userfeedback_license', array( 'key' => 'of the network' ) );
		update_user_meta( 1, UserDismissalRepository::META, array( 'welcome' ) );
	}

	protected function tearDown(): void {
		foreach ( $this->sites as $id ) {
			wp_delete_site( $id );
		}
		delete_site_option( 'userfeedback_license' );
		delete_user_meta( 1, UserDismissalRepository::META );
		parent::tearDown();
	}

	/**
	 * Deletes the plugin in the network admin when only sub-sites activated it: on the main site, with WordPress's own
	 * function.
	 */
	public function test_each_site_of_a_network_decides_alone_even_if_only_a_subsite_was_active(): void {
		[ $goes, $stays ] = $this->sites;
		$kept             = $this->on( $stays, array( $this, 'left' ) );
		self::assertSame( array( true, true ), $this->on( $goes, array( $this, 'left' ) ) );

		delete_option( 'uninstall_plugins' );
		self::assertTrue( is_uninstallable_plugin( 'userfeedback/userfeedback.php' ), 'The network admin does not know what to call.' );
		self::assertTrue( uninstall_plugin( 'userfeedback/userfeedback.php' ) );

		self::assertSame( array( false, false ), $this->on( $goes, array( $this, 'left' ) ) );
		self::assertSame( $kept, $this->on( $stays, array( $this, 'left' ) ) );
		$fonts = static fn(): array => DownloadedFonts::weights( 'Lora' );
		self::assertSame( array( array(), array( 400 ) ), array( $this->on( $goes, $fonts ), $this->on( $stays, $fonts ) ) );
		self::assertTrue( Plugin::get( SiteSetup::class )->isReady(), 'The site that the tests run on lost its tables.' );
		self::assertSame(
			array( 'key' => 'of the network' ),
			get_site_option( 'userfeedback_license' ),
			'A site still needs what belongs to the network.'
		);
		self::assertSame( array( 'welcome' ), get_user_meta( 1, UserDismissalRepository::META, true ) );
	}

	/** Guards against: data of the network and its users stayed because of a site that nobody had opened. */
	public function test_a_site_that_was_never_set_up_has_no_say(): void {
		$new = wp_insert_site(
			array(
				'domain' => (string) get_network()?->domain,
				'path'   => '/new-' . bin2hex( random_bytes( 4 ) ) . '/',
				'title'  => 'New',
			)
		);
		self::assertIsInt( $new );
		$this->sites[] = $new;
		$uninstaller   = new Uninstaller( Plugin::get( Db::class ), new SettingsRepository() );

		$isDone = array_map(
			fn( int $site ): bool => $this->on( $site, array( $uninstaller, 'deleteSiteData' ) ),
			$this->sites
		);

		self::assertSame( array( true, false, true ), $isDone );
	}

	/** @return array{bool, bool} true if the current site has its tables, and its options. */
	private function left(): array {
		$db = Plugin::get( Db::class );
		try {
			$tables = array() !== $db->describe( 'surveys', false );
		} catch ( StorageFailed ) {
			$tables = false;
		}
		return array( $tables, false !== get_option( SiteSetup::WRITE_KEY ) && false !== get_option( SettingsRepository::OPTION ) );
	}

	/**
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	private function on( int $site, callable $work ): mixed {
		switch_to_blog( $site );
		try {
			return $work();
		} finally {
			restore_current_blog();
		}
	}
}
