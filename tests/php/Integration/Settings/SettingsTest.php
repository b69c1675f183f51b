<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Settings;

use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Secrets\SecretRepository;
use UserFeedback\Plugin;
use UserFeedback\Results\Digest\SendWeeklySummary;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;

final class SettingsTest extends RestTestCase {

	public function test_a_new_site_has_the_defaults_of_the_specification(): void {
		delete_option( SettingsRepository::OPTION );

		$answer = $this->asRoleWith( Permission::SETTINGS )->request( 'GET', 'settings' );

		$this->assertStatus( 200, $answer );
		$wanted = array(
			'widget_position'             => 'bottom_right',
			'widget_theme'                => 'light',
			'widget_color'                => '#ffffff',
			'widget_text_color'           => '#23282D',
			'widget_button_color'         => '#2D87F1',
			'widget_toggle_color'         => '#23282D',
			'widget_toggle_icon'          => 'field-userfeedback',
			'logo_type'                   => 'none', // The plugin directory requires credits to be off until the owner turns them on.
			'widget_show_logo'            => false,
			'automatic_updates'           => 'none',
			'heatmap_retention_period'    => '60',
			'heatmap_auto_delete_enabled' => false,
			'allow_usage_tracking'        => false,
			'ip_storage'                  => 'none',
			'remove_data_on_uninstall'    => false,
			'create_edit_surveys'         => array( 'administrator', 'editor' ),
		);
		foreach ( $wanted as $name => $value ) {
			self::assertSame( $value, $answer->at( "settings.$name" ), $name );
		}
	}

	public function test_a_save_changes_the_sent_fields_and_keeps_the_rest(): void {
		$this->save( array( 'skip_text' => 'Not now', 'delivery_log_days' => '90' ) );

		$answer = $this->save( array( 'next_text' => 'Go on' ) );

		self::assertSame(
			array( 'Not now', '90', 'Go on' ),
			array( $answer->at( 'settings.skip_text' ), $answer->at( 'settings.delivery_log_days' ), $answer->at( 'settings.next_text' ) )
		);
		self::assertSame( $answer->at( 'settings' ), $this->request( 'GET', 'settings' )->at( 'settings' ) );
		self::assertSame( 'Settings saved.', $answer->at( 'message' ) );
	}

	/**
	 * Guards against: a user who may save settings let WordPress replace the plugin's code, without permission to do so by
	 * hand.
	 */
	public function test_changing_automatic_updates_needs_the_capability_to_update_plugins(): void {
		$refused = $this->save( array( 'automatic_updates' => 'all', 'skip_text' => 'Later' ) );
		$this->assertInvalid( $refused, 'settings.automatic_updates' );
		self::assertNotSame( 'Later', $this->request( 'GET', 'settings' )->at( 'settings.skip_text' ), 'All or nothing.' );
		$this->assertStatus( 200, $this->save( array( 'automatic_updates' => 'none', 'skip_text' => 'Later' ) ) );

		$this->asMember( 'administrator' );
		$saved = $this->request( 'POST', 'settings', array( 'settings' => array( 'automatic_updates' => 'all' ) ) );
		self::assertSame( 'all', $saved->at( 'settings.automatic_updates' ) );
	}

	public function test_roles_have_their_names_and_whether_they_have_all_permissions(): void {
		add_role( 'shop_keeper', 'Shop keeper', array( 'manage_options' => true ) );
		add_role( 'packer', 'Packer' );

		$roles = array_column( $this->asRoleWith( Permission::SETTINGS )->request( 'GET', 'settings' )->items( 'roles' ), null, 'key' );

		self::assertSame( array( 'key' => 'shop_keeper', 'name' => 'Shop keeper', 'is_fixed' => true ), $roles['shop_keeper'] );
		self::assertSame( array( 'key' => 'packer', 'name' => 'Packer', 'is_fixed' => false ), $roles['packer'] );
		remove_role( 'shop_keeper' );
		remove_role( 'packer' );
	}

	public function test_defaults_are_those_of_a_new_site_whatever_this_site_has_saved(): void {
		delete_option( SettingsRepository::OPTION );
		$new = $this->asRoleWith( Permission::SETTINGS )->request( 'GET', 'settings' );
		$this->save( array( 'skip_text' => 'Not now', 'view_results' => array() ) );

		self::assertEquals( $new->at( 'settings' ), $this->request( 'GET', 'settings' )->at( 'defaults' ) );
	}

	public function test_settings_that_were_read_can_be_sent_back_unchanged(): void {
		$read = $this->asRoleWith( Permission::SETTINGS )->request( 'GET', 'settings' );

		self::assertSame( $read->at( 'settings' ), $this->save( $read->items( 'settings' ) )->at( 'settings' ) );
	}

	/** A client ID kept its line break, and a list of addresses that ended with a comma was rejected. */
	public function test_pasted_text_becomes_one_line(): void {
		$saved = $this->save(
			array(
				'google_client_id'         => " 123.apps\r\n",
				'skip_text'                => "Not\r\n  now",
				'notifications_recipients' => "one@example.org;\ntwo@example.org,\n",
			)
		);

		self::assertSame( '123.apps', $saved->at( 'settings.google_client_id' ) );
		self::assertSame( 'Not now', $saved->at( 'settings.skip_text' ) );
		self::assertSame(
			array( 'one@example.org', 'two@example.org' ),
			SendWeeklySummary::addresses( Plugin::get( SettingsRepository::class )->get() )
		);
	}

	public function test_an_unknown_setting_is_refused_by_name_and_nothing_is_stored(): void {
		$this->save( array( 'skip_text' => 'Before' ) );

		$answer = $this->save( array( 'skip_text' => 'After', 'siteurl' => 'https://example.org' ) );

		$this->assertInvalid( $answer, 'settings.siteurl' );
		self::assertSame( 'Before', Plugin::get( SettingsRepository::class )->get()->text( 'skip_text' ) );
	}

	/**
	 * @dataProvider faults
	 * @param array<string, mixed> $changes
	 */
	public function test_an_invalid_setting_is_named_with_its_specified_message_and_nothing_is_stored(
		array $changes,
		string $name,
		?string $message = null
	): void {
		$before = get_option( SettingsRepository::OPTION );

		$this->assertInvalid( $this->save( $changes ), "settings.$name", $message );

		self::assertSame( $before, get_option( SettingsRepository::OPTION ) );
	}

	/** @return array<string, array{0: array<string, mixed>, 1: string, 2?: string}> */
	public static function faults(): array {
		return array(
			'one of the recipients is no address'     => array(
				array( 'notifications_recipients' => 'one@example.org, two@example' ),
				'notifications_recipients',
				'“two@example” isn’t an email address.',
			),
			'a header in place of a recipient'        => array(
				array( 'notifications_recipients' => "one@example.org,two@example.org\nBcc: three@example.org" ),
				'notifications_recipients',
				'“Bcc:” isn’t an email address.',
			),
			'a script instead of an image'            => array(
				array( 'notifications_header_image' => 'javascript:alert(1)' ),
				'notifications_header_image',
				'Enter a full URL.',
			),
			'a position that there is not'            => array( array( 'widget_position' => 'top_left' ), 'widget_position' ),
			'a color that is more than one'           => array(
				array( 'widget_color' => 'red;background:url(//example.org)' ),
				'widget_color',
				'Enter a color in the format #1579EF.',
			),
			'an icon that there is not'               => array( array( 'widget_toggle_icon' => 'field-skull' ), 'widget_toggle_icon' ),
			'a time to keep heatmaps that is no text' => array(
				array( 'heatmap_retention_period' => array( '7' ) ),
				'heatmap_retention_period',
			),
			'a font without a weight'                 => array( array( 'widget_font' => array( 'family' => 'Lato' ) ), 'widget_font.weight' ),
			'roles that are no list'                  => array( array( 'view_results' => 'administrator' ), 'view_results' ),
			'another way to keep addresses'           => array( array( 'ip_storage' => 'all' ), 'ip_storage' ),
		);
	}

	public function test_a_heatmap_retention_that_is_not_offered_becomes_60_days(): void {
		self::assertSame( '7', $this->save( array( 'heatmap_retention_period' => '7' ) )->at( 'settings.heatmap_retention_period' ) );
		self::assertSame( '60', $this->save( array( 'heatmap_retention_period' => '8' ) )->at( 'settings.heatmap_retention_period' ) );
	}

	public function test_a_save_lists_the_settings_that_the_edition_lacks(): void {
		$this->withPlan( Plan::LITE );

		$answer = $this->save(
			array(
				'skip_text'       => 'Later',
				'widget_theme'    => 'dark',
				'widget_color'    => '#101010',
				'widget_position' => 'middle_left',
				'view_results'    => array( 'author' ),
			)
		);

		$this->assertStatus( 200, $answer );
		self::assertSame(
			array( 'Later', 'light', 'bottom_right' ),
			array( $answer->at( 'settings.skip_text' ), $answer->at( 'settings.widget_theme' ), $answer->at( 'settings.widget_position' ) )
		);
		self::assertSame(
			'Settings saved. Some changes weren’t saved: your plan or add-ons don’t include Branding, this position, role-based access.',
			$answer->at( 'message' )
		);
		self::assertSame(
			'Settings saved.',
			$this->save( $this->request( 'GET', 'settings' )->items( 'settings' ) )->at( 'message' ),
			'What is sent back as it was read is no change.'
		);
	}

	public function test_every_edition_can_toggle_the_credit_line_and_only_some_can_use_their_own_logo(): void {
		$this->withPlan( Plan::LITE );

		self::assertTrue( $this->save( array( 'logo_type' => 'userfeedback' ) )->at( 'settings.widget_show_logo' ) );
		self::assertFalse( $this->save( array( 'logo_type' => 'none' ) )->at( 'settings.widget_show_logo' ) );
		self::assertSame(
			'none',
			$this->save(
				array( 'logo_type' => 'custom', 'widget_custom_logo' => 'https://example.org/logo.png' )
			)->at( 'settings.logo_type' )
		);
	}

	public function test_several_recipients_or_none_are_valid(): void {
		self::assertSame(
			'one@example.org, two@example.org',
			$this->save(
				array( 'notifications_recipients' => 'one@example.org, two@example.org' )
			)->at( 'settings.notifications_recipients' )
		);
		self::assertSame( '', $this->save( array( 'notifications_recipients' => '' ) )->at( 'settings.notifications_recipients' ) );
	}

	public function test_a_secret_can_be_saved_and_is_never_returned(): void {
		$answer = $this->save( array( 'ai_api_key' => 'very-secret-key' ) );

		self::assertTrue( $answer->at( 'settings.has_ai_api_key' ) );
		self::assertFalse( $answer->at( 'settings.has_google_client_secret' ) );
		self::assertStringNotContainsString( 'very-secret-key', (string) wp_json_encode( $answer->body ) );
		self::assertSame( 'very-secret-key', Plugin::get( SecretRepository::class )->get( 'ai_api_key' ) );
		self::assertTrue( $this->save( array( 'skip_text' => 'Later' ) )->at( 'settings.has_ai_api_key' ), 'A save without it keeps it.' );
		self::assertFalse( $this->save( array( 'ai_api_key' => '' ) )->at( 'settings.has_ai_api_key' ) );
	}

	public function test_a_copy_of_the_database_does_not_reveal_a_secret(): void {
		$this->save( array( 'ai_api_key' => 'very-secret-key' ) );

		$stored = (string) wp_json_encode( array( get_option( SecretRepository::OPTION ), get_option( SettingsRepository::OPTION ) ) );
		self::assertStringNotContainsString( 'very-secret-key', $stored );
		self::assertStringNotContainsString( base64_encode( 'very-secret-key' ), $stored );
	}

	public function test_a_secret_sealed_with_other_salts_counts_as_missing_and_can_be_entered_again(): void {
		$this->save( array( 'ai_api_key' => 'very-secret-key' ) );
		add_filter( 'salt', static fn( string $salt ): string => "$salt and more" );

		$answer = $this->request( 'GET', 'settings' );

		$this->assertStatus( 200, $answer );
		self::assertFalse( $answer->at( 'settings.has_ai_api_key' ) );
		self::assertTrue( $this->save( array( 'ai_api_key' => 'another' ) )->at( 'settings.has_ai_api_key' ) );
	}

	public function test_settings_and_secrets_are_not_autoloaded(): void {
		$this->save( array( 'skip_text' => 'Later', 'ai_api_key' => 'very-secret-key' ) );
		wp_cache_flush();

		$loaded = wp_load_alloptions();

		self::assertArrayNotHasKey( SettingsRepository::OPTION, $loaded );
		self::assertArrayNotHasKey( SecretRepository::OPTION, $loaded );
	}

	public function test_other_plugins_are_notified_of_a_save_without_secrets(): void {
		$heard = array();
		add_action(
			'userfeedback_settings_saved',
			static function ( array $settings ) use ( &$heard ): void {
				$heard[] = $settings;
			}
		);

		$this->save( array( 'skip_text' => 'Later', 'ai_api_key' => 'very-secret-key' ) );
		$this->save( array( 'widget_position' => 'nowhere' ) );

		self::assertCount( 1, $heard );
		self::assertSame( 'Later', $heard[0]['skip_text'] ?? null );
		self::assertArrayNotHasKey( 'ai_api_key', $heard[0] );
	}

	public function test_a_damaged_option_is_read_as_far_as_possible(): void {
		update_option(
			SettingsRepository::OPTION,
			array( 'widget_position' => array( 'a' ), 'skip_text' => 'Kept', 'view_results' => 'x' ),
			false
		);

		$answer = $this->asRoleWith( Permission::SETTINGS )->request( 'GET', 'settings' );

		$this->assertStatus( 200, $answer );
		self::assertSame(
			array( 'bottom_right', 'Kept' ),
			array( $answer->at( 'settings.widget_position' ), $answer->at( 'settings.skip_text' ) )
		);
	}

	public function test_a_survey_editor_can_read_the_settings_but_not_save_them(): void {
		$this->asRoleWith( Permission::EDIT );

		$this->assertStatus( 200, $this->request( 'GET', 'settings' ) );
		$this->assertForbidden( $this->request( 'POST', 'settings', array( 'settings' => array( 'skip_text' => 'Mine' ) ) ) );
	}

	/** @param array<array-key, mixed> $changes */
	private function save( array $changes ): RestAnswer {
		return $this->asRoleWith( Permission::SETTINGS )->request( 'POST', 'settings', array( 'settings' => (object) $changes ) );
	}
}
