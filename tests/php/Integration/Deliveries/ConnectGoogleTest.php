<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Deliveries;

use UserFeedback\Deliveries\GoogleSheets\Connect\ConnectionRepository;
use UserFeedback\Deliveries\GoogleSheets\Connect\PendingAuthorizationStore;
use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Plugin;
use UserFeedback\Settings\SettingsController;
use UserFeedback\Tests\Support\Cases\AjaxTestCase;
use UserFeedback\Tests\Support\Google\GoogleServer;
use UserFeedback\Tests\Support\Google\WithGoogle;
use UserFeedback\Tests\Support\Made\Stored;

/** An owner connects Google Drive, with everything that can go wrong. */
final class ConnectGoogleTest extends AjaxTestCase {

	use WithGoogle;

	private const SETTINGS = '#/google-drive?google=';

	protected function setUp(): void {
		parent::setUp();
		$this->withClient();
		$this->asOwner();
	}

	public function test_an_owner_goes_to_google_with_minimal_permissions_and_returns_connected(): void {
		$answer = $this->post( 'google_sheets_get_auth_url', array( 'return' => 'settings' ) );
		$this->assertDone( $answer );
		$url = $answer->text( 'data' );
		parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $sent );
		self::assertStringStartsWith( $this->google->url . '/o/oauth2/v2/auth?', $url );
		self::assertSame(
			array( 'https://www.googleapis.com/auth/drive.file', 'offline', 'consent', 'S256', 'code' ),
			array( $sent['scope'], $sent['access_type'], $sent['prompt'], $sent['code_challenge_method'], $sent['response_type'] )
		);
		self::assertSame( admin_url( 'admin-post.php?action=userfeedback_google' ), $sent['redirect_uri'] );

		$to = $this->comeBack( $this->consent( $url ) );
		self::assertStringEndsWith( 'page=userfeedback_settings' . self::SETTINGS . 'connected', $to );
		$shown = $this->shown();
		self::assertSame(
			array( true, false, 'owner@example.org' ),
			array( $shown['connected'], $shown['needs_reconnect'], $shown['label'] )
		);
		self::assertEqualsWithDelta( time(), $shown['date'], 60 );
		$about = $this->google->asked( '~drive/v3/about~' );
		self::assertCount( 1, $about );
	}

	public function test_connecting_from_a_survey_returns_to_it_and_never_to_another_site(): void {
		self::assertStringEndsWith( 'page=userfeedback_surveys#/edit/17/notifications?google=connected', $this->connect( 'survey_17' ) );
		foreach ( array( 'https://evil.example/', '//evil.example', 'survey_17/../..', 'survey_x', "settings\nX: y", '' ) as $target ) {
			self::assertStringStartsWith( admin_url( 'admin.php?page=userfeedback_settings#/' ), $this->connect( $target ), $target );
		}
	}

	/** @dataProvider refusals */
	public function test_an_error_is_reported_and_nothing_is_connected( string $does, string $said, ?string $change ): void {
		if ( null !== $change ) {
			$this->changed( (array) json_decode( $change, true ) );
		}
		$address = 'old code' === $does ? $this->consent( $this->authUrl() ) : $this->consent( $this->authUrl(), $does );
		if ( 'old code' === $does ) {
			$this->google->set(
				static function ( array $state ): array {
					$state['codes'] = array_map( static fn( array $code ): array => array( 'isUsed' => true ) + $code, $state['codes'] );
					return $state;
				}
			);
		}
		if ( 'allow' === $does && 'client' === $said ) {
			$this->changed( array( 'client' => array( 'secret' => 'other' ) ) );
		}
		self::assertStringEndsWith( self::SETTINGS . $said, $this->comeBack( $address ) );
		self::assertFalse( $this->shown()['connected'] );
		self::assertSame( array(), $this->google->asked( '~drive~' ), 'Nothing is done with what Google gave.' );
	}

	/** @return iterable<string, array{string, string, string|null}> */
	public static function refusals(): iterable {
		yield 'the owner says no' => array( 'deny', 'denied', null );
		yield 'the box about files is left unchecked' => array( 'uncheck', 'scope', null );
		yield 'no token that lasts' => array( 'allow', 'no-refresh', '{"withoutRefresh":true}' );
		yield 'the secret is wrong' => array( 'allow', 'client', null );
		yield 'a code that was used' => array( 'old code', 'refused', null );
	}

	public function test_an_unreachable_google_and_a_disabled_api_are_reported_separately(): void {
		$address = $this->consent( $this->authUrl() );
		$this->google->plan( '~^POST /token~', 'die before' );
		self::assertStringEndsWith( self::SETTINGS . 'unreachable', $this->comeBack( $address ) );
		$address = $this->consent( $this->authUrl() );
		$error   = array( 'errors' => array( array( 'reason' => 'accessNotConfigured' ) ) );
		$this->google->plan( '~about~', 'status', array( 'status' => 403, 'body' => array( 'error' => $error ) ) );
		self::assertStringEndsWith( self::SETTINGS . 'switched-off', $this->comeBack( $address ) );
	}

	public function test_a_state_is_valid_once_for_fifteen_minutes_and_for_one_user(): void {
		$this->stopClockAt( '2026-11-24T10:00:00Z' );
		$owner   = get_current_user_id();
		$address = $this->consent( $this->authUrl() );

		$this->asOwner();
		self::assertStringEndsWith( self::SETTINGS . 'state', $this->comeBack( $address ), 'Somebody else.' );
		self::assertSame( array(), $this->google->asked( '~token~' ), 'His code is nobody else\'s.' );

		wp_set_current_user( $owner );
		self::assertStringEndsWith( self::SETTINGS . 'connected', $this->comeBack( $address ) );
		self::assertStringEndsWith( self::SETTINGS . 'state', $this->comeBack( $address ), 'A second time.' );

		$address = $this->consent( $this->authUrl() );
		$this->stopClockAt( '2026-11-24T10:15:01Z' );
		self::assertStringEndsWith( self::SETTINGS . 'state', $this->comeBack( $address ), 'Too late.' );

		$this->stopClockAt( '2026-11-24T10:00:00Z' );
		$forged = (string) preg_replace( '/state=\w+/', 'state=' . str_repeat( '0', 48 ), $this->consent( $this->authUrl() ) );
		self::assertStringEndsWith( self::SETTINGS . 'state', $this->comeBack( $forged ), 'A made-up one.' );
	}

	public function test_google_refuses_a_verifier_of_another_state(): void {
		$address = $this->consent( $this->authUrl() );
		$state   = (array) get_user_meta( get_current_user_id(), PendingAuthorizationStore::META, true );
		$this->authUrl();
		$other = (array) get_user_meta( get_current_user_id(), PendingAuthorizationStore::META, true );
		update_user_meta( get_current_user_id(), PendingAuthorizationStore::META, array( 'verifier' => $other['verifier'] ) + $state );
		self::assertStringEndsWith( self::SETTINGS . 'refused', $this->comeBack( $address ) );
	}

	public function test_no_secret_is_stored_in_plain_text_autoloaded_or_exposed(): void {
		$this->connect();
		$state   = $this->google->state();
		$secrets = array( GoogleServer::CLIENT['secret'], ...array_keys( $state['refresh'] ), ...array_keys( $state['access'] ) );
		self::assertCount( 3, $secrets );
		$said = (string) wp_json_encode( Plugin::get( SettingsController::class )->show() );
		foreach ( $secrets as $secret ) {
			self::assertSame( array(), preg_grep( '/' . preg_quote( $secret, '/' ) . '/', Stored::now()->texts() ), $secret );
			self::assertStringNotContainsString( $secret, $said );
		}
		self::assertSame(
			array(),
			array_intersect( array( ConnectionRepository::OPTION, ConnectionRepository::TOKEN ), array_keys( wp_load_alloptions( true ) ) )
		);
		foreach ( $this->google->asked() as [ , $path, $query ] ) {
			self::assertStringNotContainsString( GoogleServer::CLIENT['secret'], $path . wp_json_encode( $query ) );
		}
	}

	public function test_disconnecting_revokes_the_token_at_google_and_deletes_it(): void {
		$this->connect();
		$this->assertDone( $this->post( 'google_sheets_disconnect' ) );
		self::assertSame( array( 'revoked' ), array_values( $this->google->state()['refresh'] ) );
		self::assertFalse( $this->shown()['connected'] );
		$kept = "SELECT option_id FROM {wp_options} WHERE option_name LIKE 'userfeedback_google%%'";
		self::assertNull( Plugin::get( Db::class )->value( $kept ) );

		$this->connect();
		$this->google->plan( '~revoke~', 'die before' );
		$this->assertDone( $this->post( 'google_sheets_disconnect' ) );
		self::assertFalse( $this->shown()['connected'], 'Google need not answer for that.' );
	}

	public function test_a_folder_is_created_once_chosen_and_removed_again(): void {
		$this->connect();
		$folder = $this->folder();
		self::assertSame( $folder, $this->folder(), 'There is one of that name.' );

		$answer = $this->post( 'google_drive_select_folder', array( 'folder_id' => $folder ) );
		self::assertSame( array( $folder, 'UserFeedback' ), array( $answer->at( 'data.folder_id' ), $answer->at( 'data.folder_name' ) ) );

		$letter = array( 'id' => 'a', 'name' => 'A letter', 'mimeType' => 'text/plain', 'trashed' => false );
		$this->changed( array( 'files' => array( 'a' => $letter ) ) );
		foreach ( array( 'elsewhere', 'a' ) as $id ) {
			$answer = $this->post( 'google_drive_select_folder', array( 'folder_id' => $id ) );
			$this->assertRefused( $answer, 400, 'userfeedback_invalid' );
		}
		self::assertSame( $folder, $this->shown()['folder_id'], 'What was refused changed nothing.' );

		self::assertSame( '', $this->post( 'google_drive_remove_folder_connection' )->at( 'data.folder_id' ) );
		self::assertSame( '', $this->shown()['folder_id'] );
	}

	public function test_a_token_is_limited_to_an_hour_and_to_files_of_this_site(): void {
		$this->connect();
		$token = $this->post( 'google_drive_access_token' )->text( 'data' );
		self::assertArrayHasKey( $token, $this->google->state()['access'] );
		self::assertSame( 'https://www.googleapis.com/auth/drive.file', $this->google->state()['access'][ $token ]['scope'] );
	}

	public function test_a_site_without_the_add_on_or_its_plan_cannot_connect_but_can_disconnect(): void {
		$this->connect();
		foreach ( array( array( Plan::PLUS, Addon::GOOGLE_DRIVE ), array( Plan::PRO ) ) as [ $plan ] ) {
			$this->withPlan( $plan, ...( Plan::PRO === $plan ? array() : array( Addon::GOOGLE_DRIVE ) ) );
			foreach ( array(
				'google_sheets_get_auth_url' => array( 'return' => 'settings' ),
				'google_drive_access_token'  => array(),
				'google_drive_select_folder' => array( 'folder_id' => 'x' ),
			) as $name => $body ) {
				$this->assertRefused( $this->post( $name, $body ), 403, 'userfeedback_upgrade' );
			}
		}
		$this->assertDone( $this->post( 'google_sheets_disconnect' ) );
	}

	public function test_losing_an_old_connection_does_not_affect_a_new_one(): void {
		$this->connect();
		$connections = new ConnectionRepository( Plugin::get( Db::class ) );
		$old         = $connections->get();
		self::assertNotNull( $old );
		$this->connect();
		$connections->markEnded( $old );
		self::assertFalse( $this->shown()['needs_reconnect'] );
	}

	public function test_without_a_client_nobody_is_sent_to_google(): void {
		delete_option( 'userfeedback_secrets' );
		$answer = $this->post( 'google_sheets_get_auth_url', array( 'return' => 'settings' ) );
		$this->assertRefused( $answer, 409, 'userfeedback_outside_failed' );
	}

	/** @param array<array-key, mixed> $change to Google's data. */
	private function changed( array $change ): void {
		$this->google->set( static fn( array $state ): array => array_replace_recursive( $state, $change ) );
	}

	private function folder(): string {
		$reply = Plugin::get( \UserFeedback\Deliveries\GoogleSheets\GoogleController::class )->make();
		self::assertIsString( $reply->body['id'] ?? null );
		return $reply->body['id'];
	}

	/** @return array<string, mixed> */
	private function shown(): array {
		$settings = Plugin::get( SettingsController::class )->show()['settings'];
		self::assertIsArray( $settings );
		/** @var array<string, mixed> $shown */
		$shown = $settings['google_drive'];
		return $shown;
	}
}
