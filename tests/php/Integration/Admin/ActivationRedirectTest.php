<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Admin;

use UserFeedback\Admin\Welcome\ActivationRedirect;
use UserFeedback\Admin\Welcome\OnboardingProgressQuery;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\Cases\SiteTestCase;

/** WordPress's redirect after activating a plugin, and its target. */
final class ActivationRedirectTest extends SiteTestCase {

	private const BACK = 'http://example.org/wp-admin/plugins.php?activate=true&plugin_status=all&paged=1&s=';

	protected function setUp(): void {
		parent::setUp();
		Plugin::get( Db::class )->write( 'DELETE FROM {surveys}' );
		Plugin::get( Db::class )->write( 'DELETE FROM {daily}' );
		Plugin::get( Db::class )->write( 'DELETE FROM {responses}' );
		delete_option( ActivationRedirect::OPTION );
		remove_all_filters( 'wp_redirect' );
		$this->asMember( 'administrator' );
		$this->comeBy( 'plugins.php', 'activate' );
	}

	protected function tearDown(): void {
		remove_all_filters( 'wp_redirect' );
		$_GET               = array();
		$GLOBALS['pagenow'] = 'index.php';
		parent::tearDown();
	}

	public function test_redirects_to_the_first_survey_once_after_activating_only_this_plugin(): void {
		self::assertSame( admin_url( 'admin.php?page=userfeedback_surveys#/new/setup' ), $this->ledTo() );
		remove_all_filters( 'wp_redirect' );
		self::assertSame( self::BACK, $this->ledTo() );
	}

	public function test_does_not_autoload_the_option_that_marks_the_redirect_as_done(): void {
		$this->ledTo();

		self::assertArrayNotHasKey( ActivationRedirect::OPTION, wp_load_alloptions( true ) );
		self::assertSame( '1', get_option( ActivationRedirect::OPTION ) );
	}

	public function test_leaves_other_redirects_of_the_same_request_alone(): void {
		$this->ledTo();

		self::assertSame( '/elsewhere', apply_filters( 'wp_redirect', '/elsewhere' ) );
	}

	/** @dataProvider otherWays */
	public function test_does_not_redirect_after_any_other_kind_of_activation( string $page, string $action ): void {
		$this->comeBy( $page, $action );

		self::assertSame( self::BACK, $this->ledTo() );
		self::assertFalse( get_option( ActivationRedirect::OPTION ) );
	}

	/** @return array<string, array{string, string}> */
	public static function otherWays(): array {
		return array(
			'with others at once'       => array( 'plugins.php', 'activate-selected' ),
			'by a script of WordPress'  => array( 'admin-ajax.php', 'activate-plugin' ),
			'by a program'              => array( '', '' ),
			'after an update of itself' => array( 'update.php', 'activate-plugin' ),
		);
	}

	public function test_does_not_redirect_on_a_site_with_surveys_or_without_the_permission(): void {
		$this->asRoleWith( Permission::EDIT );
		self::assertSame( self::BACK, $this->ledTo() );

		$this->asMember( 'administrator' );
		$this->aSurvey();
		self::assertSame( self::BACK, $this->ledTo() );
	}

	private function comeBy( string $page, string $action ): void {
		$GLOBALS['pagenow'] = $page;
		$_GET               = array( 'action' => $action );
	}

	private function ledTo(): mixed {
		( new ActivationRedirect( new OnboardingProgressQuery( Plugin::get( Db::class ) ) ) )->run();
		return apply_filters( 'wp_redirect', self::BACK );
	}
}
