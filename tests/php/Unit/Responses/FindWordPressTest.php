<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Responses;

use FilesystemIterator;
use PHPUnit\Framework\TestCase;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;

final class FindWordPressTest extends TestCase {

	private string $root = '';

	protected function setUp(): void {
		$this->root = sys_get_temp_dir() . '/uf-[' . bin2hex( random_bytes( 6 ) ) . ']';
		mkdir( $this->root );
	}

	protected function tearDown(): void {
		/** @var SplFileInfo $file */
		foreach ( new RecursiveIteratorIterator(
			new RecursiveDirectoryIterator( $this->root, FilesystemIterator::SKIP_DOTS ),
			RecursiveIteratorIterator::CHILD_FIRST
		) as $file ) {
			$file->isDir() ? rmdir( $file->getPathname() ) : unlink( $file->getPathname() );
		}
		rmdir( $this->root );
	}

	/**
	 * @dataProvider layouts
	 * @param list<string> $wordpress folders below the root that contain one.
	 */
	public function test_finds_the_wordpress_that_the_plugin_belongs_to( string $plugins, array $wordpress, ?string $found ): void {
		foreach ( $wordpress as $folder ) {
			$this->install( $folder );
		}
		$from = $this->make( "$this->root/$plugins/userfeedback/includes/Widget" );

		self::assertSame(
			null === $found ? null : "$this->root/$found/wp-load.php",
			$this->found( $from, (int) fileowner( $this->root ) )
		);
	}

	/** @return iterable<string, array{string, list<string>, string|null}> */
	public static function layouts(): iterable {
		yield 'as it comes' => array( 'site/wp-content/plugins', array( 'site' ), 'site' );
		yield 'one inside another: the nearer' => array( 'site/blog/wp-content/plugins', array( 'site', 'site/blog' ), 'site/blog' );
		yield 'content beside it' => array( 'site/content/plugins', array( 'site/wp' ), 'site/wp' );
		yield 'content further away' => array( 'site/web/app/plugins', array( 'site/web/wp' ), 'site/web/wp' );
		yield 'one above comes before one beside' => array( 'site/content/plugins', array( 'site', 'site/old' ), 'site' );
		yield 'two folders deep is not beside' => array( 'site/content/plugins', array( 'site/a/b' ), null );
	}

	public function test_never_runs_a_wordpress_of_another_user_on_the_same_machine(): void {
		$this->install( 'other' );
		$from = $this->make( "$this->root/mine/plugins/userfeedback/includes/Widget" );
		$mine = (int) fileowner( $this->root );

		self::assertNotNull( $this->found( $from, $mine ) );
		self::assertNull( $this->found( $from, $mine + 1 ) );
	}

	/** @dataProvider planted */
	public function test_does_not_take_an_uploaded_file_for_wordpress( string $place ): void {
		$this->install( 'web/wp' );
		$from = $this->make( "$this->root/web/app/plugins/userfeedback/includes/Widget" );
		$this->install( $place );

		self::assertSame( "$this->root/web/wp/wp-load.php", $this->found( $from, (int) fileowner( $this->root ) ) );
	}

	/** @return iterable<string, array{string}> */
	public static function planted(): iterable {
		foreach ( array( 'uploads', 'themes', 'mu-plugins', 'upgrade', 'plugins' ) as $folder ) {
			yield $folder => array( "web/app/$folder" );
		}
		yield 'another plugin' => array( 'web/app/plugins/another' );
		yield 'the plugin itself' => array( 'web/app/plugins/userfeedback' );
	}

	public function test_does_not_take_a_lone_file_with_the_same_name_for_wordpress(): void {
		$this->install( 'web/wp' );
		$from = $this->make( "$this->root/web/app/plugins/userfeedback/includes/Widget" );
		foreach ( array( 'web', 'web/app', 'web/app/files' ) as $folder ) {
			$this->make( "$this->root/$folder" );
			file_put_contents( "$this->root/$folder/wp-load.php", '' );
		}

		self::assertSame( "$this->root/web/wp/wp-load.php", $this->found( $from, (int) fileowner( $this->root ) ) );
	}

	public function test_uses_the_configured_one_of_two_neighboring_copies(): void {
		$this->install( 'web/old-wp' );
		$this->install( 'web/wp' );
		$from = $this->make( "$this->root/web/app/plugins/userfeedback/includes/Widget" );
		file_put_contents( "$this->root/web/wp/wp-config.php", '' );

		self::assertSame( "$this->root/web/wp/wp-load.php", $this->found( $from, (int) fileowner( $this->root ) ) );
	}

	/** A backup next to the plugins, without a configuration, was used because it was nearer. */
	public function test_prefers_a_configured_copy_to_a_nearer_unconfigured_one(): void {
		$this->install( 'web/wp' );
		file_put_contents( "$this->root/web/wp/wp-config.php", '' );
		$this->install( 'web/app/backup' );
		$from = $this->make( "$this->root/web/app/plugins/userfeedback/includes/Widget" );

		self::assertSame( "$this->root/web/wp/wp-load.php", $this->found( $from, (int) fileowner( $this->root ) ) );
	}

	/** PHP logged a warning under the plugin's name for each folder above the site. */
	public function test_reads_no_folder_outside_open_basedir(): void {
		$this->install( 'site/wp' );
		$from  = $this->make( "$this->root/site/app/plugins/userfeedback/includes/Widget" );
		$owner = (int) fileowner( $this->root );

		self::assertSame( "$this->root/site/wp/wp-load.php", $this->found( $from, $owner, 'site' ) );
		self::assertNull( $this->found( $from, $owner, 'site/app' ) );
	}

	/** Visitors must not start an old copy that is still there; the REST API accepts the responses then. */
	public function test_runs_neither_of_two_copies_when_the_choice_is_ambiguous(): void {
		$this->install( 'web/old-wp' );
		$this->install( 'web/wp' );
		$from = $this->make( "$this->root/web/app/plugins/userfeedback/includes/Widget" );

		foreach ( array( array(), array( 'web' ), array( 'web/old-wp' ) ) as $configured ) {
			foreach ( $configured as $folder ) {
				file_put_contents( "$this->root/$folder/wp-config.php", '' );
			}
			self::assertNull( $this->found( $from, (int) fileowner( $this->root ) ) );
		}
	}

	public function test_never_runs_a_wordpress_in_a_parent_folder_that_another_user_owns(): void {
		$this->install( 'site' );
		$from  = $this->make( "$this->root/site/wp-content/plugins/userfeedback/includes/Widget" );
		$owner = (int) fileowner( $this->root );
		if ( 0 === $owner ) { // Only root can add root's files.
			self::assertNotNull( $this->found( $from, 12_345 ) );
			chown( "$this->root/site/wp-load.php", 12_345 );
		}

		self::assertNull( $this->found( $from, $owner + 1 ) );
	}

	private function install( string $folder ): void {
		$this->make( "$this->root/$folder/wp-includes" );
		file_put_contents( "$this->root/$folder/wp-load.php", '' );
		file_put_contents( "$this->root/$folder/wp-includes/version.php", '' );
	}

	/** @param string $readable folder that PHP may read, below the root. Beyond the root, other tests have folders. */
	private function found( string $from, int $owner, string $readable = '' ): ?string {
		$plugin = dirname( __DIR__, 4 );
		$code   = sprintf(
			'define( "ABSPATH", "/" ); require %s; echo json_encode( UserFeedback\Responses\Collector\FindWordPress::above( %s, %d ) );',
			var_export( $plugin . '/includes/Responses/Collector/FindWordPress.php', true ),
			var_export( $from, true ),
			$owner
		);
		$limit  = "open_basedir=$plugin:" . rtrim( "$this->root/$readable", '/' );
		$call   = array( PHP_BINARY, '-d', 'display_errors=stderr', '-d', $limit, '-r', $code );
		$output = (string) shell_exec( implode( ' ', array_map( 'escapeshellarg', $call ) ) . ' 2>&1' );
		$found  = json_decode( $output, false, 2, JSON_THROW_ON_ERROR ); // Fails if PHP printed a warning.
		assert( null === $found || is_string( $found ) );
		return $found;
	}

	private function make( string $folder ): string {
		is_dir( $folder ) || mkdir( $folder, 0777, true );
		return $folder;
	}
}
