<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Lifecycle;

use UserFeedback\Lifecycle\Requirements;
use UserFeedback\Tests\Support\Cases\SiteTestCase;

final class RequirementsTest extends SiteTestCase {

	public function test_a_site_with_only_this_plugin_meets_them(): void {
		self::assertTrue( Requirements::areMet() );
	}

	/** @dataProvider olderPlugins */
	public function test_beside_the_older_product_this_plugin_steps_back_and_says_so( string $plugin ): void {
		update_option( 'active_plugins', array( 'userfeedback/userfeedback.php', $plugin ) );

		self::assertFalse( Requirements::areMet() );
		$this->expectOutputRegex( '/notice-error.*another UserFeedback plugin is active/s' );
		Requirements::tellProblem();
	}

	/** @return array<string, array{string}> */
	public static function olderPlugins(): array {
		return array(
			'its free edition' => array( 'userfeedback-lite/userfeedback.php' ),
			'its paid edition' => array( 'userfeedback-premium/userfeedback-premium.php' ),
		);
	}
}
