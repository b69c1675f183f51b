<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Admin;

use FilesystemIterator;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;
use UserFeedback\Admin\GrowthTools\InstallablePlugin;
use UserFeedback\Tests\Support\Cases\AjaxTestCase;
use UserFeedback\Tests\Support\Servers\PluginDirectory;
use ZipArchive;

/** Attacks that a plugin directory must not be able to run, whether it is broken, hijacked, or someone else's. */
final class HostileArchivesTest extends AjaxTestCase {

	private const SLUG = 'wpforms-lite';
	private const MAIN = 'wpforms-lite/wpforms.php';
	private const GOOD = "<?php\n// Plugin Name: Forms";

	private PluginDirectory $directory;

	/** @var list<string> */
	private array $files;

	protected function setUp(): void {
		parent::setUp();
		$this->directory = new PluginDirectory();
		$this->directory->connect();
		$this->asOwner();
		$this->files = self::filesOfSite();
	}

	protected function tearDown(): void {
		$this->directory->close();
		foreach ( array_diff( self::filesOfSite(), $this->files ) as $left ) {
			unlink( ABSPATH . $left );
			@rmdir( dirname( ABSPATH . $left ) ); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- Not empty yet.
		}
		wp_cache_flush();
		parent::tearDown();
	}

	/**
	 * @dataProvider archives
	 * @param callable(ZipArchive): mixed $make
	 */
	public function test_an_archive_with_anything_but_the_plugin_is_refused_and_leaves_no_files( callable $make ): void {
		$this->directory->putMade( self::SLUG, $make );
		$this->assertNothingCame();
	}

	/** @return array<string, array{callable(ZipArchive): mixed}> */
	public static function archives(): array {
		$with = static fn( string $name, string $text = self::GOOD ): array => array(
			static function ( ZipArchive $zip ) use ( $name, $text ): void {
				$zip->addFromString( self::MAIN, self::GOOD );
				$zip->addFromString( $name, $text );
			},
		);
		$only = static fn( string $name, string $text = self::GOOD ): array => array(
			static fn( ZipArchive $zip ) => $zip->addFromString( $name, $text ),
		);
		return array(
			'no plugin in it'                  => $only( self::SLUG . '/readme.txt', 'Hello.' ),
			'a main file without a header'     => $only( self::MAIN, '<?php' ),
			'another folder'                   => $only( 'forms-2.0/wpforms.php' ),
			'no folder'                        => $only( 'wpforms.php' ),
			'another main file'                => $only( self::SLUG . '/evil.php' ),
			'another plugin besides'           => $with( 'hello-dolly/hello.php' ),
			'another plugin alone'             => $only( 'hello-dolly/hello.php' ),
			'this very plugin'                 => $with( 'userfeedback/userfeedback.php' ),
			'a way up'                         => $with( '../uf-evil.php' ),
			'a way up from its folder'         => $with( self::SLUG . '/../../uf-evil.php' ),
			'a way up by backslashes'          => $with( self::SLUG . '\\..\\..\\uf-evil.php' ),
			'a path from the root'             => $with( '/tmp/uf-evil.php' ),
			'a name with a line in it'         => $with( self::SLUG . "/a\nb.php" ),
			'a link to a file of the server'   => array(
				static function ( ZipArchive $zip ): void {
					$zip->addFromString( self::MAIN, self::GOOD );
					$zip->addFromString( self::SLUG . '/passwords.txt', '/etc/passwd' );
					$zip->setExternalAttributesName( self::SLUG . '/passwords.txt', ZipArchive::OPSYS_UNIX, 0120777 << 16 );
				},
			),
			'more than a plugin when unpacked' => array(
				static function ( ZipArchive $zip ): void {
					$zip->addFromString( self::MAIN, self::GOOD );
					$mega = str_repeat( "\0", 16 * 1024 * 1024 );
					for ( $part = 0; $part < 17; $part++ ) {
						$zip->addFromString( self::SLUG . "/$part.bin", $mega );
						$zip->setCompressionName( self::SLUG . "/$part.bin", ZipArchive::CM_DEFLATE, 9 );
					}
				},
			),
			'more files than a plugin has'     => array(
				static function ( ZipArchive $zip ): void {
					$zip->addFromString( self::MAIN, self::GOOD );
					for ( $part = 0; $part <= 30_000; $part++ ) {
						$zip->addFromString( self::SLUG . "/$part", '' );
					}
				},
			),
		);
	}

	public function test_a_truncated_archive_or_one_of_huge_declared_size_is_refused(): void {
		$this->directory->put( self::SLUG, 'wpforms.php', self::GOOD . str_repeat( '// ' . bin2hex( random_bytes( 500 ) ) . "\n", 90 ) );
		$this->directory->spoil( self::SLUG, static fn( string $zip ): string => substr( $zip, 0, intdiv( strlen( $zip ), 2 ) ) );
		$this->assertNothingCame();

		$this->directory->put( self::SLUG, 'wpforms.php', self::GOOD );
		$this->directory->spoil( // Its size in the directory at the end of the archive: 4,294,967,280 bytes.
			self::SLUG,
			static fn( string $zip ): string => substr_replace( $zip, "\xF0\xFF\xFF\xFF", (int) strrpos( $zip, "PK\x01\x02" ) + 24, 4 )
		);
		$this->assertNothingCame();
	}

	public function test_an_existing_folder_with_other_content_is_left_unchanged(): void {
		$theirs = WP_PLUGIN_DIR . '/' . self::SLUG . '/theirs.php';
		mkdir( dirname( $theirs ) );
		file_put_contents( $theirs, '<?php // Theirs.' );
		$this->files = array_merge( $this->files, array( 'wp-content/plugins/' . self::SLUG . '/theirs.php' ) );
		sort( $this->files );
		try {
			$this->directory->put( self::SLUG, 'wpforms.php', self::GOOD );
			$this->assertNothingCame();
			self::assertStringEqualsFile( $theirs, '<?php // Theirs.' );
		} finally {
			unlink( $theirs );
			rmdir( dirname( $theirs ) );
		}
	}

	/**
	 * PHP loads a file only once, so each uses another plugin.
	 *
	 * @testWith ["redirection", "this does not parse;"]
	 *           ["woocommerce", "throw new Exception( 'It broke.' );"]
	 *           ["mailpoet", "uf_no_such_function();"]
	 *           ["stripe", "add_action( 'activated_plugin', static fn() => throw new Exception( 'It broke.' ), 99 );"]
	 */
	public function test_a_plugin_that_fails_to_start_stays_inactive( string $slug, string $php ): void {
		$main   = $this->install( $slug, $php );
		$answer = $this->post( 'activate_plugin', array( 'plugin' => $slug ) );
		remove_all_filters( 'activated_plugin', 99 );

		self::assertFalse( $answer->at( 'success' ) );
		self::assertStringContainsString( 'left inactive. PHP says: ', $answer->text( 'data.message' ) );
		self::assertNotContains( $main, (array) get_option( 'active_plugins' ) );
		self::assertFalse( is_plugin_active( $main ) );
	}

	public function test_a_plugin_that_prints_output_on_start_is_activated_as_in_wp_admin(): void {
		$main = $this->install( 'optinmonster', "echo 'Hello.';" );
		$this->assertDone( $this->post( 'activate_plugin', array( 'plugin' => 'optinmonster' ) ) );
		self::assertTrue( is_plugin_active( $main ) );
	}

	/** @return string its main file. */
	private function install( string $slug, string $php ): string {
		$main = InstallablePlugin::from( $slug )->basenames()[0];
		$this->directory->put( $slug, basename( $main ), "<?php\n// Plugin Name: $slug\n$php" );
		$this->assertDone( $this->post( 'install_plugin', array( 'plugin' => $slug ) ) );
		return $main;
	}

	private function assertNothingCame(): void {
		$active = get_option( 'active_plugins' );
		$answer = $this->post( 'install_plugin', array( 'plugin' => self::SLUG ) );
		self::assertFalse( $answer->at( 'success' ), (string) wp_json_encode( $answer->body ) );
		self::assertNotSame( '', $answer->text( 'data.message' ) );
		self::assertSame( $this->files, self::filesOfSite() );
		self::assertSame( $active, get_option( 'active_plugins' ) );
		self::assertFileDoesNotExist( WP_PLUGIN_DIR . '/' . InstallablePlugin::FORMS->basenames()[0] );
		self::assertFileDoesNotExist( '/tmp/uf-evil.php' );
	}

	/**
	 * @return list<string> relative to WordPress's folder: its top-level files, and all where plugins are installed and unpacked.
	 */
	private static function filesOfSite(): array {
		$found = array();
		foreach ( array( '', 'wp-content/', 'wp-content/plugins/' ) as $folder ) {
			foreach ( self::namesIn( ABSPATH . $folder ) as $name ) {
				$found[] = $folder . $name;
			}
		}
		$plugins = glob( ABSPATH . 'wp-content/plugins/*', GLOB_ONLYDIR );
		foreach ( array( ABSPATH . 'wp-content/upgrade', ...( false === $plugins ? array() : $plugins ) ) as $folder ) {
			if ( is_dir( $folder ) && ! is_link( $folder ) ) { // Ours is a link.
				$files = new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $folder, FilesystemIterator::SKIP_DOTS ) );
				/** @var SplFileInfo $file */
				foreach ( $files as $file ) {
					$found[] = substr( $file->getPathname(), strlen( ABSPATH ) );
				}
			}
		}
		$found = array_values( array_diff( $found, array( 'wp-content/upgrade/index.php' ) ) ); // WordPress's own.
		sort( $found );
		return $found;
	}

	/** @return list<string> names of files, without folders. */
	private static function namesIn( string $folder ): array {
		return array_values(
			array_filter( (array) scandir( $folder ), static fn( mixed $name ): bool => is_string( $name ) && is_file( $folder . $name ) )
		);
	}
}
