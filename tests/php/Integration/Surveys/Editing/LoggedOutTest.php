<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys\Editing;

use UserFeedback\Surveys\Editing\LogoutHooks;
use UserFeedback\Tests\Support\Cases\SiteTestCase;

/** The login page clears unsaved changes from the browser after a logout, but not after an expired login. */
final class LoggedOutTest extends SiteTestCase {

	protected function setUp(): void {
		parent::setUp();
		wp_styles()->reset();
		wp_styles()->queue = array(); // Earlier tests of this process may have added a stylesheet.
	}

	protected function tearDown(): void {
		unset( $_COOKIE[ LogoutHooks::COOKIE ] );
		parent::tearDown();
	}

	public function test_a_plain_login_page_removes_nothing(): void {
		self::assertStringNotContainsString( 'userfeedback', $this->loginFooter() );
	}

	public function test_after_a_logout_the_page_removes_what_that_user_typed_on_this_site(): void {
		$_COOKIE[ LogoutHooks::COOKIE ] = '7';
		$script                         = $this->loginFooter();
		$site                           = is_multisite() ? network_site_url() : admin_url() . ':';

		self::assertStringContainsString( '"user":"7"', $script );
		self::assertStringContainsString( (string) wp_json_encode( $site, JSON_HEX_TAG ), $script );
	}

	/** @dataProvider forged */
	public function test_only_a_number_in_the_cookie_is_printed( mixed $value ): void {
		$_COOKIE[ LogoutHooks::COOKIE ] = $value;
		self::assertStringNotContainsString( 'evil', $this->loginFooter() );
	}

	/** @return array<string, array{mixed}> */
	public static function forged(): array {
		return array(
			'markup behind a number' => array( '7</script><script>evil()' ),
			'markup'                 => array( '</script><script>evil()' ),
			'a list'                 => array( array( 'evil' ) ),
		);
	}

	private function loginFooter(): string {
		ob_start();
		do_action( 'login_footer' );
		return (string) ob_get_clean();
	}
}
