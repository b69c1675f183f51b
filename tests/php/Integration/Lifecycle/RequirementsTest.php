<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Lifecycle;

use UserFeedback\Lifecycle\Requirements;
use UserFeedback\Tests\Support\Cases\SiteTestCase;

final class RequirementsTest extends SiteTestCase {

	public function test_a_site_with_only_this_plugin_meets_the_requirements(): void {
		self::assertTrue( Requirements::areMet() );
	}

	/** @dataProvider olderPlugins */
	public function test_an_active_older_product_disables_this_plugin_with_a_notice( string $plugin ): void {
		update_option( 'active_plugins', array( 'userfeedback/userfeedback.php', $plugin ) );

		self::assertFalse( Requirements::areMet() );
		$this->expectOutputRegex( '/notice-error.*another UserFeedback plugin is active/s' );
		Requirements::printProblem();
	}

	/** Guards against: searches, emails, and spreadsheets failed fatally there. */
	public function test_without_mbstring_the_plugin_does_nothing_except_show_a_notice(): void {
		$load   = var_export( ABSPATH . 'wp-load.php', true );
		$script = "\$_SERVER['HTTP_HOST'] = '127.0.0.1'; \$_SERVER['REQUEST_URI'] = '/'; require $load; do_action( 'admin_notices' );"
			. "echo rest_get_server()->get_route_options( '/userfeedback/v1/surveys' ) ?? ' no route';";
		$said   = array();
		// Cached compiled code calls the function without checking that it exists.
		$without = '-d disable_functions=mb_strtolower -d opcache.enable_cli=0';

		exec( escapeshellarg( PHP_BINARY ) . " $without -r " . escapeshellarg( $script ) . ' 2>&1', $said, $status );

		self::assertSame( 0, $status, implode( "\n", $said ) );
		self::assertStringContainsString( 'requires the PHP extension mbstring', implode( "\n", $said ) );
		self::assertStringContainsString( ' no route', implode( "\n", $said ) );
	}

	/** @return array<string, array{string}> */
	public static function olderPlugins(): array {
		return array(
			'its free edition' => array( 'userfeedback-lite/userfeedback.php' ),
			'its paid edition' => array( 'userfeedback-premium/userfeedback-premium.php' ),
		);
	}
}
