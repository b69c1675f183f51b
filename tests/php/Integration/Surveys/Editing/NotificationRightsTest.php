<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys\Editing;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\Migrations\M0004SealedHeaders;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Made\WholeSurvey;

/** Notification recipients need permissions: who sees them, who changes them, and what is kept for whom. */
final class NotificationRightsTest extends RestTestCase {

	private const KEY = 'Bearer K7s3cr3t';

	private int $id;

	protected function setUp(): void {
		parent::setUp();
		$saved = $this->asRoleWith( Permission::EDIT, Permission::VIEW )->request(
			'POST',
			'surveys',
			array( 'notifications' => $this->notifications() ) + WholeSurvey::body()
		);
		$this->assertStatus( 200, $saved );
		$this->id = $saved->id( 'survey.id' );
	}

	public function test_a_user_who_only_views_results_sees_no_recipients_webhooks_or_headers(): void {
		$this->asRoleWith( Permission::VIEW );
		foreach ( array(
			"surveys/$this->id",
			'surveys?select[]=notifications&select[]=settings&per_page=-1',
			"surveys/$this->id/results",
		) as $path ) {
			$answer = $this->request( 'GET', $path );
			$this->assertStatus( 200, $answer );
			foreach ( array( 'one@example.org', 'example.org\/hook', 'Authorization', self::KEY, '"notifications"' ) as $private ) {
				self::assertStringNotContainsString( $private, (string) wp_json_encode( $answer->body ), "$path tells $private." );
			}
		}
	}

	public function test_an_editor_sees_recipients_but_never_header_values(): void {
		$this->asRoleWith( Permission::EDIT );
		foreach ( array(
			'notifications'         => "surveys/$this->id",
			'items.0.notifications' => 'surveys?select[]=notifications',
		) as $at => $path ) {
			$answer = $this->request( 'GET', $path );
			self::assertSame( 'one@example.org, two@example.org', $answer->at( "$at.email.addresses" ) );
			self::assertSame( array( 'key' => 'Authorization', 'has_value' => true ), $answer->at( "$at.webhook.webhooks.0.headers.0" ) );
			self::assertStringNotContainsString( self::KEY, (string) wp_json_encode( $answer->body ) );
		}
	}

	public function test_header_values_are_stored_sealed_and_survive_a_save_without_them(): void {
		self::assertStringNotContainsString( self::KEY, $this->stored() );

		$this->assertStatus( 200, $this->save( $this->read() ) );

		self::assertSame( array( self::KEY, 'Survey', '' ), $this->headers() );
	}

	public function test_a_header_value_can_be_changed_or_deleted_and_a_renamed_header_needs_its_value(): void {
		$told                                      = $this->read();
		$told['webhook']['webhooks'][0]['secret']  = 'A new secret';
		$told['webhook']['webhooks'][0]['headers'] = array(
			array( 'key' => 'X-From', 'has_value' => true ),
			array( 'key' => 'Authorization', 'value' => 'other' ),
			array( 'key' => 'X-New', 'value' => '' ),
		);
		$this->assertStatus( 200, $this->save( $told ) );
		self::assertSame( array( 'Survey', 'other', '' ), $this->headers() );

		$told['webhook']['webhooks'][0]['secret']  = 'A new secret';
		$told['webhook']['webhooks'][0]['headers'] = array( array( 'key' => 'X-Renamed', 'has_value' => true ) );
		$this->assertInvalid( $this->save( $told ), 'notifications.webhook.webhooks[0].headers[0].value' );
		self::assertSame( array( 'Survey', 'other', '' ), $this->headers() );
	}

	public function test_an_editor_cannot_send_a_sealed_header_or_secret_to_another_url(): void {
		$told = $this->read();
		$told['webhook']['webhooks'][0]['request_url'] = 'https://thief.example/';

		$refused = $this->save( $told );

		$this->assertInvalid( $refused, 'notifications.webhook.webhooks[0].secret' );
		$this->assertInvalid( $refused, 'notifications.webhook.webhooks[0].headers[0].value' );
		$this->assertInvalid( $refused, 'notifications.webhook.webhooks[0].headers[1].value' );
		self::assertStringContainsString( 'https://example.org/hook', $this->stored() );

		$told['webhook']['webhooks'][0]['request_url'] = ''; // Not through an empty address either.
		$this->assertInvalid( $this->save( $told ), 'notifications.webhook.webhooks[0].secret' );

		$told['webhook']['webhooks'][0] = array(
			'request_url' => 'https://moved.example/',
			'secret'      => '',
			'headers'     => array( array( 'key' => 'Authorization', 'value' => 'new' ) ),
		) + $told['webhook']['webhooks'][0];
		$this->assertStatus( 200, $this->save( $told ) );
		self::assertSame( array( 'new' ), $this->headers() );
	}

	public function test_a_webhook_of_another_survey_cannot_reuse_header_values(): void {
		$thief = $this->request(
			'POST',
			'surveys',
			array(
				'title'         => 'Thief',
				'notifications' => array(
					'webhook' => array(
						'webhooks' => array(
							array( 'id' => WholeSurvey::WEBHOOK, 'headers' => array( array( 'key' => 'Authorization' ) ) ),
						),
					),
				),
			)
		);

		$this->assertInvalid( $thief, 'notifications.webhook.webhooks[0].headers[0].value' );
	}

	/** @dataProvider changes */
	public function test_a_user_who_cannot_view_results_or_save_settings_cannot_change_notifications( string $part, mixed $value ): void {
		$told = $this->read();
		/** @var array<string, mixed> $told */
		$told = array_replace_recursive( $told, array( $part => $value ) );
		$this->asRoleWith( Permission::EDIT );
		$before = $this->stored();

		$refused = $this->save( $told );

		$this->assertForbidden( $refused );
		self::assertStringContainsString( 'view results', $refused->text( 'message' ) );
		self::assertSame( $before, $this->stored() );

		$withSettings = $this->asRoleWith( Permission::EDIT, Permission::SETTINGS )->save( $told );
		if ( 'email' === $part ) {
			$this->assertStatus( 200, $withSettings );
		} else {
			$this->assertForbidden( $withSettings ); // Every answer could go to another server.
			self::assertSame( array( 'notifications.webhook' => $withSettings->text( 'message' ) ), $withSettings->at( 'data.params' ) );
			self::assertSame( $before, $this->stored() );
		}
		$this->assertStatus( 200, $this->asRoleWith( Permission::EDIT, Permission::VIEW )->save( $told ) );
	}

	public function test_a_user_who_can_change_only_email_leaves_webhooks_unchanged(): void {
		$told = $this->read();
		$mail = array( 'addresses' => 'new@example.org' ) + $told['email'];
		$this->asRoleWith( Permission::EDIT, Permission::SETTINGS );

		$this->assertStatus( 200, $this->save( array( 'email' => $mail ) ) );
		$this->assertStatus( 200, $this->save( array( 'email' => $mail, 'webhook' => $told['webhook'] ) ) );
		self::assertSame( array( self::KEY, 'Survey', '' ), $this->headers() );

		$this->assertForbidden( $this->save( array( 'webhook' => array( 'active' => false ) + $told['webhook'] ) ) );
		$this->assertForbidden( $this->save( array( 'webhook' => array( 'webhooks' => array() ) ) ) );
	}

	public function test_a_copy_keeps_its_webhooks_whoever_makes_it(): void {
		$copy = $this->asRoleWith( Permission::EDIT )->request( 'POST', "surveys/$this->id/duplicate" );
		$this->assertStatus( 201, $copy );
		$webhooks = Plugin::get( SurveyRepository::class )->get( $copy->id( 'id' ) )->notifications->webhooks;
		self::assertSame( array( 'https://example.org/hook', self::KEY ), array( $webhooks[0]->url, $webhooks[0]->headers[0]->value() ) );
	}

	/** @return array<string, array{string, mixed}> */
	public static function changes(): array {
		return array(
			'another address'            => array( 'email', array( 'addresses' => 'thief@example.org' ) ),
			'e-mail switched off'        => array( 'email', array( 'active' => false ) ),
			'e-mail without a condition' => array( 'email', array( 'logic' => array( 'enable' => false ) ) ),
			'another header'             => array(
				'webhook',
				array( 'webhooks' => array( array( 'headers' => array( array( 'key' => 'Authorization', 'value' => 'other' ) ) ) ) ),
			),
			'another secret'             => array( 'webhook', array( 'webhooks' => array( array( 'secret' => 'other' ) ) ) ),
			'a second webhook'           => array(
				'webhook',
				array( 'webhooks' => array( 1 => array( 'request_url' => 'https://thief.example/' ) ) ),
			),
		);
	}

	public function test_an_editor_can_save_a_survey_with_unchanged_notifications(): void {
		$told = $this->read();
		$this->asRoleWith( Permission::EDIT );

		$this->assertStatus( 200, $this->save( $told ) );
		$this->assertStatus( 200, $this->request( 'POST', 'surveys', array( 'id' => $this->id, 'title' => 'Renamed' ) ) );
		$this->assertStatus( 200, $this->request( 'POST', 'surveys', array( 'title' => 'New' ) ) );
		$this->assertForbidden(
			$this->request(
				'POST',
				'surveys',
				array( 'title' => 'New', 'notifications' => array( 'email' => array( 'addresses' => 'thief@example.org' ) ) )
			)
		);
	}

	/** A role that can edit surveys but not change webhooks saw the key in an address's query. */
	public function test_users_who_cannot_change_webhooks_see_only_hosts_and_save_them_unchanged(): void {
		$told = $this->read();
		$told['webhook']['webhooks'][0]['request_url'] = 'https://example.org/services/T0?key=QUERYSECRET';
		$told['webhook']['webhooks'][0]['secret']      = 'A new secret';
		$told['webhook']['webhooks'][0]['headers']     = array( array( 'key' => 'Authorization', 'value' => self::KEY ) );
		$this->assertStatus( 200, $this->save( $told ) );
		$this->asRoleWith( Permission::EDIT );

		$seen = $this->read();
		self::assertSame( 'https://example.org/•••', $seen['webhook']['webhooks'][0]['request_url'] );
		$list = $this->request( 'GET', 'surveys?select[]=notifications' );
		self::assertStringNotContainsString( 'QUERYSECRET', (string) wp_json_encode( $list->body ) );
		$saved = $this->save( $seen );
		$this->assertStatus( 200, $saved );
		self::assertStringNotContainsString( 'QUERYSECRET', (string) wp_json_encode( $saved->body ) );

		self::assertStringContainsString( 'QUERYSECRET', $this->stored() );
		self::assertSame( self::KEY, $this->headers()[0] );
	}

	public function test_plain_headers_of_an_older_version_still_work_and_are_sealed_once(): void {
		$plain = $this->plain();
		Plugin::get( Db::class )->write( 'UPDATE {surveys} SET notifications = %s WHERE id = %d', array( $plain, $this->id ) );
		self::assertSame( array( self::KEY ), $this->headers() );
		self::assertSame(
			array( array( 'key' => 'Authorization', 'has_value' => true ) ),
			$this->read()['webhook']['webhooks'][0]['headers'] ?? null
		);
		$version = Plugin::get( SurveyRepository::class )->get( $this->id )->version;

		$migration = new M0004SealedHeaders();
		self::assertFalse( $migration->isDone( Plugin::get( Db::class ) ) );
		$migration->run( Plugin::get( Db::class ) );

		$once = $this->stored();
		self::assertTrue( $migration->isDone( Plugin::get( Db::class ) ) );
		self::assertStringNotContainsString( self::KEY, $once );
		self::assertSame( array( self::KEY ), $this->headers() );
		self::assertSame( $version, Plugin::get( SurveyRepository::class )->get( $this->id )->version );

		$migration->run( Plugin::get( Db::class ) );
		self::assertSame( $once, $this->stored() );
	}

	public function test_a_save_without_header_values_seals_a_header_stored_as_plain_text(): void {
		Plugin::get( Db::class )->write( 'UPDATE {surveys} SET notifications = %s WHERE id = %d', array( $this->plain(), $this->id ) );

		$this->assertStatus( 200, $this->save( $this->read() ) );

		self::assertStringNotContainsString( self::KEY, $this->stored() );
		self::assertSame( array( self::KEY ), $this->headers() );
	}

	private function plain(): string {
		$told = array(
			'email'   => array( 'active' => true, 'addresses' => 'one@example.org' ),
			'webhook' => array(
				'active'   => true,
				'webhooks' => array(
					array(
						'id'          => WholeSurvey::WEBHOOK,
						'name'        => 'Bürö',
						'request_url' => 'https://example.org/hook',
						'headers'     => array( array( 'key' => 'Authorization', 'value' => self::KEY ) ),
						'body'        => array( array( 'key' => 'a', 'value' => '' ) ),
					),
				),
			),
		);
		return (string) wp_json_encode( $told, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
	}

	/** @return array<string, mixed> */
	private function notifications(): array {
		/** @var array<string, mixed> $told */
		$told = array_replace_recursive(
			WholeSurvey::notifications(),
			array(
				'webhook' => array(
					'webhooks' => array(
						array(
							'headers' => array(
								array( 'key' => 'Authorization', 'value' => self::KEY ),
								array( 'key' => 'X-From', 'value' => 'Survey' ),
								array( 'key' => '', 'value' => '' ),
							),
						),
					),
				),
			)
		);
		return $told;
	}

	/**
	 * @return array{
	 *     email: array<string, mixed>,
	 *     webhook: array{webhooks: list<array<string, mixed>>},
	 * } as a survey editor receives them.
	 */
	private function read(): array {
		/** @var array{email: array<string, mixed>, webhook: array{webhooks: list<array<string, mixed>>}} $told */
		$told = $this->request( 'GET', "surveys/$this->id" )->at( 'notifications' );
		return $told;
	}

	/** @param array<array-key, mixed> $notifications */
	private function save( array $notifications ): RestAnswer {
		return $this->request( 'POST', 'surveys', array( 'id' => $this->id, 'title' => 'Everything', 'notifications' => $notifications ) );
	}

	private function stored(): string {
		return (string) Plugin::get( Db::class )->value( 'SELECT notifications FROM {surveys} WHERE id = %d', array( $this->id ) );
	}

	/** @return list<string|null> the headers of the webhook's requests. */
	private function headers(): array {
		return array_map(
			static fn( $header ): ?string => $header->value(),
			Plugin::get( SurveyRepository::class )->get( $this->id )->notifications->webhooks[0]->headers
		);
	}
}
