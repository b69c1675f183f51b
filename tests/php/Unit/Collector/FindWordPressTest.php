<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Collector;

use FilesystemIterator;
use PHPUnit\Framework\TestCase;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;
use UserFeedback\Collector\FindWordPress;

final class FindWordPressTest extends TestCase {

	private string $root = '';

	protected function setUp(): void {
		$this->root = sys_get_temp_dir() . '/uf-[' . bin2hex( random_bytes( 6 ) ) . ']';
		mkdir( $this->root );
	}

	protected function tearDown(): void {
		/** @var SplFileInfo $file */
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $this->root, FilesystemIterator::SKIP_DOTS ), RecursiveIteratorIterator::CHILD_FIRST ) as $file ) {
			$file->isDir() ? rmdir( $file->getPathname() ) : unlink( $file->getPathname() );
		}
		rmdir( $this->root );
	}

	/**
	 * @dataProvider layouts
	 * @param list<string> $wordpress folders below the root that hold one.
	 */
	public function test_the_wordpress_that_the_plugin_belongs_to_is_found( string $plugins, array $wordpress, ?string $found ): void {
		foreach ( $wordpress as $folder ) {
			$this->make( "$this->root/$folder" );
			file_put_contents( "$this->root/$folder/wp-load.php", '' );
		}
		$from = $this->make( "$this->root/$plugins/userfeedback/includes/Widget" );

		self::assertSame( null === $found ? null : "$this->root/$found/wp-load.php", $this->found( $from, (int) fileowner( $this->root ) ) );
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

	public function test_a_wordpress_of_somebody_else_on_the_same_machine_is_never_run(): void {
		$this->make( "$this->root/other" );
		file_put_contents( "$this->root/other/wp-load.php", '' );
		$from = $this->make( "$this->root/mine/plugins/userfeedback/includes/Widget" );
		$mine = (int) fileowner( $this->root );

		self::assertNotNull( $this->found( $from, $mine ) );
		self::assertNull( $this->found( $from, $mine + 1 ) );
	}

	/** Other tests have folders beside ours. */
	private function found( string $from, int $owner ): ?string {
		$found = FindWordPress::above( $from, $owner );
		return null !== $found && str_starts_with( $found, "$this->root/" ) ? $found : null;
	}

	private function make( string $folder ): string {
		is_dir( $folder ) || mkdir( $folder, 0777, true );
		return $folder;
	}
}
