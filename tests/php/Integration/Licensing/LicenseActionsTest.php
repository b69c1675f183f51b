<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Licensing;

use UserFeedback\Licensing\Keys\CurrentLicense;
use UserFeedback\Licensing\Keys\CurrentLicensedEdition;
use UserFeedback\Licensing\Keys\License\LicenseKey;
use UserFeedback\Licensing\Keys\LicenseStore;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\Cases\AjaxTestCase;

/** Licenses in the settings screen, without any license service. */
final class LicenseActionsTest extends AjaxTestCase {

	private const NO_KEY  = 'This doesn’t look like a UserFeedback license key. Copy it again from your account or email.';
	private const EXPIRED = 'Your license key for the product has expired. Please click here to renew your license key.';

	protected function setUp(): void {
		parent::setUp();
		$this->stopClockAt( '2026-11-21T12:00:00Z' );
		$this->withPlan( Plan::LITE )->asOwner();
	}

	public function test_a_valid_key_unlocks_its_plan_immediately(): void {
		$done = $this->post( 'verify_license', array( 'license' => ' ' . $this->licenseKey( Plan::PRO, '127.0.0.1' ) . "\n" ) );

		$this->assertDone( $done );
		self::assertSame( 'Your license key is active.', $done->at( 'data.message' ) );
		self::assertSame( Plan::PRO, Plugin::get( CurrentLicensedEdition::class )->get()->plan );
		$shown = $this->post( 'vue_get_license' );
		self::assertSame(
			array( 'pro', false, false, false, '' ),
			array_map(
				static fn( string $name ): mixed => $shown->at( "data.site.$name" ),
				array( 'type', 'is_expired', 'is_disabled', 'is_invalid', 'message' )
			)
		);
		self::assertSame( is_multisite() ? 'none' : null, $shown->at( 'data.network.state' ) );
	}

	/** @dataProvider refused */
	public function test_an_invalid_key_is_refused_and_the_old_key_stays( string $kind, string $message ): void {
		$this->withPlan( Plan::PLUS );
		$before = get_option( LicenseStore::OPTION );

		$answer = $this->post( 'verify_license', array( 'license' => $this->bad( $kind ) ) );

		self::assertFalse( $answer->at( 'success' ) );
		self::assertSame( $message, $answer->at( 'data.error' ) );
		self::assertSame( $before, get_option( LicenseStore::OPTION ) );
		self::assertSame( Plan::PLUS, Plugin::get( CurrentLicensedEdition::class )->get()->plan );
	}

	/** @return array<string, array{string, string}> */
	public static function refused(): array {
		return array(
			'nothing'          => array( 'nothing', 'Please enter a license key.' ),
			'words'            => array( 'words', self::NO_KEY ),
			'markup'           => array( 'markup', self::NO_KEY ),
			'another pair'     => array( 'another pair', self::NO_KEY ),
			'expired'          => array( 'expired', self::EXPIRED ),
			'for another site' => array( 'for another site', 'Your license key is for another site. Please use a key for this one.' ),
		);
	}

	private function bad( string $kind ): string {
		$secret = sodium_crypto_sign_secretkey( sodium_crypto_sign_keypair() );
		return match ( $kind ) {
			'nothing'      => '  ',
			'words'        => 'open sesame',
			'markup'       => '<script>alert(1)</script>',
			'another pair' => LicenseKey::issue( 'x', Plan::ELITE, '*', false, null, $secret ),
			'expired'      => $this->licenseKey( Plan::ELITE, '*', false, '2026-11-21T11:59:59Z' ),
			default        => $this->licenseKey( Plan::ELITE, 'example.org' ),
		};
	}

	public function test_an_expired_key_locks_all_paid_features_and_is_reported(): void {
		$this->post( 'verify_license', array( 'license' => $this->licenseKey( Plan::ELITE, '*', false, '2026-12-31T23:59:59Z' ) ) );
		self::assertSame( Plan::ELITE, Plugin::get( CurrentLicensedEdition::class )->get()->plan );

		$this->stopClockAt( '2027-01-01T00:00:00Z' );

		self::assertSame( Plan::LITE, Plugin::get( CurrentLicensedEdition::class )->get()->plan );
		self::assertTrue( Plugin::get( CurrentLicense::class )->isPro(), 'It was upgraded once.' );
		$shown = $this->post( 'vue_get_license' );
		self::assertSame(
			array( 'lite', true, self::EXPIRED ),
			array( $shown->at( 'data.site.type' ), $shown->at( 'data.site.is_expired' ), $shown->at( 'data.site.message' ) )
		);
	}

	public function test_a_moved_site_reports_that_its_key_belongs_to_another_site(): void {
		$this->post( 'verify_license', array( 'license' => $this->licenseKey( Plan::ELITE, '127.0.0.1' ) ) );
		add_filter( 'option_home', static fn(): string => 'https://example.net' );

		self::assertSame( Plan::LITE, Plugin::get( CurrentLicensedEdition::class )->get()->plan );
		$shown = $this->post( 'vue_get_license' );
		self::assertTrue( $shown->at( 'data.site.is_invalid' ) );
		self::assertSame( 'wrong_site', $shown->at( 'data.site.state' ) );
	}

	public function test_a_deactivated_key_is_removed(): void {
		$this->post( 'verify_license', array( 'license' => $this->licenseKey( Plan::ELITE ) ) );

		$this->assertDone( $this->post( 'deactivate_license' ) );

		self::assertSame( Plan::LITE, Plugin::get( CurrentLicensedEdition::class )->get()->plan );
		self::assertTrue( Plugin::get( CurrentLicense::class )->isPro() );
		$shown = $this->post( 'vue_get_license' );
		self::assertSame(
			array( '', 'none', '' ),
			array( $shown->at( 'data.site.key' ), $shown->at( 'data.site.state' ), $shown->at( 'data.site.message' ) )
		);
	}

	public function test_a_key_can_be_checked_again(): void {
		$key = $this->licenseKey( Plan::PRO, '*', false, '2026-12-31T23:59:59Z' );
		$this->post( 'verify_license', array( 'license' => $key ) );
		$this->assertDone( $this->post( 'validate_license', array( 'license' => $key ) ) );

		$this->stopClockAt( '2027-01-01T00:00:00Z' );
		$answer = $this->post( 'validate_license' );
		self::assertFalse( $answer->at( 'success' ) );
		self::assertSame( self::EXPIRED, $answer->at( 'data.error' ) );
	}

	public function test_a_connect_key_unlocks_its_plan_without_any_request(): void {
		add_filter( 'pre_http_request', static fn() => throw new \LogicException( 'Something was fetched.' ) );

		self::assertFalse( $this->post( 'connect_url', array( 'key' => 'http://127.0.0.1/plugin.zip' ) )->at( 'success' ) );
		$done = $this->post( 'connect_url', array( 'key' => $this->licenseKey( Plan::PLUS ) ) );

		$this->assertDone( $done );
		self::assertSame( array( null, true ), array( $done->at( 'data.url' ), $done->at( 'data.reload' ) ) );
		self::assertSame( Plan::PLUS, Plugin::get( CurrentLicensedEdition::class )->get()->plan );
	}

	public function test_a_network_key_works_on_the_site_where_it_is_entered(): void {
		$this->assertDone( $this->post( 'verify_license', array( 'license' => $this->licenseKey( Plan::PRO, '127.0.0.1', true ) ) ) );

		self::assertSame( Plan::PRO, Plugin::get( CurrentLicensedEdition::class )->get()->plan );
	}

	public function test_the_upgrade_prompt_stays_hidden_after_dismissal_or_purchase(): void {
		self::assertTrue( $this->post( 'validate_settings_blurb' )->at( 'data.show' ) );
		self::assertFalse( $this->post( 'dismiss_settings_blurb' )->at( 'data.show' ) );
		self::assertFalse( $this->post( 'validate_settings_blurb' )->at( 'data.show' ) );

		$this->asOwner(); // Another user, who did not dismiss it.
		self::assertTrue( $this->post( 'validate_settings_blurb' )->at( 'data.show' ) );
		$this->withPlan( Plan::PLUS );
		self::assertFalse( $this->post( 'validate_settings_blurb' )->at( 'data.show' ) );
	}
}
