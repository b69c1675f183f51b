<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Contract\Rights;

use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\SiteTestCase;
use UserFeedback\Tests\Support\Servers\SiteServer;
use WP_Session_Tokens;

/** One case of each kind through a real server with a real cookie; all other cases run in this process. */
final class RightsOverHttpTest extends SiteTestCase {

	private const LIST = '/index.php?rest_route=/userfeedback/v1/surveys';
	private const OPEN = '/index.php?rest_route=/userfeedback/v1/widget/manifest';
	private const PAGE = '/wp-admin/admin.php?page=userfeedback_surveys';

	private ?SiteServer $server = null;
	private int $owner          = 0;
	private int $reader         = 0;

	/** The server is another process: its data must be committed, so this test cleans up by itself. */
	protected function setUp(): void {
		parent::setUp();
		Plugin::get( Transaction::class )->rollBack();
		$this->owner  = $this->asMember( 'administrator' )->idOfCurrent();
		$this->reader = $this->asMember( 'subscriber' )->idOfCurrent();
		$this->server = SiteServer::start();
	}

	protected function tearDown(): void {
		$this->server?->stop();
		unset( $_COOKIE[ LOGGED_IN_COOKIE ] );
		foreach ( array( $this->owner, $this->reader ) as $id ) {
			is_multisite() ? wpmu_delete_user( $id ) : wp_delete_user( $id );
		}
		Plugin::get( Transaction::class )->begin();
		parent::tearDown();
	}

	public function test_a_cookie_with_its_nonce_opens_what_its_user_has_permission_for(): void {
		[ $cookie, $nonce ] = $this->login( $this->owner );

		self::assertSame( array( 200, '' ), $this->answer( self::LIST, $cookie, $nonce ) );
		self::assertSame( 200, $this->opened( $cookie ) );
	}

	public function test_a_cookie_alone_opens_nothing(): void {
		[ $cookie ] = $this->login( $this->owner );

		self::assertSame( array( 403, 'userfeedback_forbidden' ), $this->answer( self::LIST, $cookie, null ) );
		self::assertSame( array( 200, '' ), $this->answer( self::OPEN, $cookie, null ), 'What is for visitors stays open.' );
	}

	public function test_a_nonce_of_another_user_opens_nothing(): void {
		[ , $ofReader ] = $this->login( $this->reader );
		[ $cookie ]     = $this->login( $this->owner );

		self::assertSame( array( 403, 'rest_cookie_invalid_nonce' ), $this->answer( self::LIST, $cookie, $ofReader ) );
	}

	public function test_a_user_without_the_permission_is_refused(): void {
		[ $cookie, $nonce ] = $this->login( $this->reader );

		self::assertSame( array( 403, 'userfeedback_forbidden' ), $this->answer( self::LIST, $cookie, $nonce ) );
		self::assertSame( 403, $this->opened( $cookie ) );
	}

	public function test_a_visitor_sees_public_data_and_must_log_in_for_the_rest(): void {
		self::assertSame( array( 200, '' ), $this->answer( self::OPEN, '', null ) );
		self::assertSame( array( 403, 'userfeedback_forbidden' ), $this->answer( self::LIST, '', null ) );
		self::assertSame( 302, $this->opened( '' ) );
	}

	/** @return array{string, string} the cookie header of a new login and a nonce for its pages. */
	private function login( int $user ): array {
		$until = time() + HOUR_IN_SECONDS;
		$token = WP_Session_Tokens::get_instance( $user )->create( $until );
		wp_set_current_user( $user );
		$_COOKIE[ LOGGED_IN_COOKIE ] = wp_generate_auth_cookie( $user, $until, 'logged_in', $token );
		$cookies                     = array(
			LOGGED_IN_COOKIE => $_COOKIE[ LOGGED_IN_COOKIE ],
			AUTH_COOKIE      => wp_generate_auth_cookie( $user, $until, 'auth', $token ),
		);
		return array(
			implode(
				'; ',
				array_map(
					static fn( string $name, string $value ): string => "$name=" . rawurlencode( $value ),
					array_keys( $cookies ),
					$cookies
				)
			),
			wp_create_nonce( 'wp_rest' ),
		);
	}

	/** @return array{int, string} status and error code. */
	private function answer( string $path, string $cookie, ?string $nonce ): array {
		[ $status, $body ] = $this->running()->get(
			$path,
			array( 'Cookie' => $cookie ) + ( null === $nonce ? array() : array( 'X-WP-Nonce' => $nonce ) )
		);
		return array( $status, ( new RestAnswer( $status, json_decode( $body, true ), array() ) )->text( 'code' ) );
	}

	private function opened( string $cookie ): int {
		return $this->running()->get( self::PAGE, array( 'Cookie' => $cookie ) )[0];
	}

	private function running(): SiteServer {
		self::assertNotNull( $this->server );
		return $this->server;
	}

	private function idOfCurrent(): int {
		return get_current_user_id();
	}
}
