<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit;

use PHPUnit\Framework\TestCase;

final class AutoloadTest extends TestCase {

	/** For two minutes after an update, every request of the site failed, because PHP cached the old paths of classes. */
	public function test_finds_a_class_after_an_update_replaced_its_folder(): void {
		$root = sys_get_temp_dir() . '/uf-autoload-' . bin2hex( random_bytes( 6 ) );
		mkdir( "$root/includes/Surveys", 0777, true );
		mkdir( "$root/includes/Platform" );
		mkdir( "$root/newer" );
		copy( dirname( __DIR__, 3 ) . '/includes/Platform/autoload.php', "$root/includes/Platform/autoload.php" );
		file_put_contents( "$root/includes/Surveys/Moved.php", '<?php namespace UserFeedback\Surveys; class Moved {}' );
		file_put_contents( "$root/includes/Surveys/Gone.php", '<?php namespace UserFeedback\Surveys; class Gone {}' );
		file_put_contents( "$root/newer/Moved.php", '<?php namespace UserFeedback\Surveys; class Moved { const IS_NEW = true; }' );
		file_put_contents(
			"$root/run.php",
			'<?php
			define( "ABSPATH", "/" );
			require __DIR__ . "/includes/Platform/autoload.php";
			realpath( __DIR__ . "/includes/Surveys/Moved.php" );
			realpath( __DIR__ . "/includes/Surveys/Gone.php" );
			shell_exec( "rm -r includes/Surveys; mv newer includes/Surveys" );
			echo class_exists( "UserFeedback\Surveys\Gone" ) ? "not gone" : "";
			echo class_exists( "UserFeedback\Surveys\Moved" ) && UserFeedback\Surveys\Moved::IS_NEW ? "found" : "missing";'
		);

		$output = (string) shell_exec( 'cd ' . escapeshellarg( $root ) . ' && ' . escapeshellarg( PHP_BINARY ) . ' run.php 2>&1' );
		shell_exec( 'rm -r ' . escapeshellarg( $root ) );

		self::assertSame( 'found', $output );
	}

	/** It ended every request of a site where two copies of the plugin were installed. */
	public function test_can_be_loaded_from_a_second_copy_of_the_plugin(): void {
		$file   = var_export( dirname( __DIR__, 3 ) . '/includes/Platform/autoload.php', true );
		$script = "define( 'ABSPATH', '/' ); require $file; require $file; echo 'loaded';";

		self::assertSame( 'loaded', shell_exec( escapeshellarg( PHP_BINARY ) . ' -r ' . escapeshellarg( $script ) . ' 2>&1' ) );
	}
}
