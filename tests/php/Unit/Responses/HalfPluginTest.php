<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Responses;

use PHPUnit\Framework\TestCase;

/**
 * Bug that this guards: while WordPress replaced the plugin's folder, a response met a fatal error, with the site's paths in
 * the log.
 */
final class HalfPluginTest extends TestCase {

	private string $folder;

	protected function setUp(): void {
		$this->folder = sys_get_temp_dir() . '/uf-half-' . bin2hex( random_bytes( 6 ) );
		mkdir( "$this->folder/includes/Widget", 0777, true );
		mkdir( "$this->folder/includes/Platform" );
		copy( $this->ofPlugin( 'Widget/collect.php' ), "$this->folder/includes/Widget/collect.php" );
	}

	protected function tearDown(): void {
		@unlink( "$this->folder/includes/Platform/autoload.php" ); // phpcs:ignore WordPress.PHP.NoSilencedErrors -- One test has it.
		unlink( "$this->folder/includes/Widget/collect.php" );
		rmdir( "$this->folder/includes/Widget" );
		rmdir( "$this->folder/includes/Platform" );
		rmdir( "$this->folder/includes" );
		rmdir( $this->folder );
	}

	/** @dataProvider rests */
	public function test_the_collector_outputs_nothing_when_the_rest_of_the_plugin_is_missing( bool $finds ): void {
		if ( $finds ) {
			copy( $this->ofPlugin( 'Platform/autoload.php' ), "$this->folder/includes/Platform/autoload.php" );
		}
		$said = array();

		$script = escapeshellarg( "$this->folder/includes/Widget/collect.php" );
		exec( escapeshellarg( PHP_BINARY ) . " -d display_errors=1 $script", $said, $code );

		self::assertSame( array( array(), 0 ), array( $said, $code ) );
	}

	/** @return array<string, array{bool}> */
	public static function rests(): array {
		return array(
			'all of it'                      => array( false ),
			'all but what finds the classes' => array( true ),
		);
	}

	private function ofPlugin( string $file ): string {
		return dirname( __DIR__, 4 ) . "/includes/$file";
	}
}
