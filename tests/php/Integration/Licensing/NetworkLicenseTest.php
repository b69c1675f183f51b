<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Licensing;

use UserFeedback\Licensing\Keys\ChangeLicense;
use UserFeedback\Licensing\Keys\CurrentLicense;
use UserFeedback\Licensing\Keys\CurrentLicensedEdition;
use UserFeedback\Licensing\Keys\License\LicenseState;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\Cases\AjaxTestCase;

/**
 * One key for all sites of a network.
 *
 * @group multisite
 */
final class NetworkLicenseTest extends AjaxTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->withPlan( Plan::LITE );
	}

	public function test_a_network_key_unlocks_its_plan_on_every_site(): void {
		$this->asOwner();
		$this->assertDone( $this->post( 'verify_license', array( 'license' => $this->licenseKey( Plan::PRO, '127.0.0.1', true ) ) ) );

		add_filter( 'option_home', static fn(): string => 'https://shop.example.net' ); // A site of the network with its own domain.
		self::assertSame( Plan::PRO, Plugin::get( CurrentLicensedEdition::class )->get()->plan );
		$shown = $this->post( 'vue_get_license' );
		self::assertSame(
			array( 'none', 'valid', 'pro' ),
			array( $shown->at( 'data.site.state' ), $shown->at( 'data.network.state' ), $shown->at( 'data.network.type' ) )
		);
	}

	public function test_the_better_of_site_key_and_network_key_counts(): void {
		$this->asOwner()->withPlan( Plan::PLUS );
		$this->post( 'verify_license', array( 'license' => $this->licenseKey( Plan::PRO, '*', true ) ) );
		self::assertSame( Plan::PRO, Plugin::get( CurrentLicensedEdition::class )->get()->plan );

		$this->withPlan( Plan::ELITE );
		self::assertSame( Plan::ELITE, Plugin::get( CurrentLicensedEdition::class )->get()->plan );
	}

	public function test_a_site_admin_cannot_set_read_or_remove_the_network_key(): void {
		$this->asMember( 'administrator' );
		$key = $this->licenseKey( Plan::PRO, '*', true );
		$this->assertRefused( $this->post( 'verify_license', array( 'license' => $key ) ), 403, 'userfeedback_forbidden' );
		self::assertSame( Plan::LITE, Plugin::get( CurrentLicensedEdition::class )->get()->plan );

		Plugin::get( ChangeLicense::class )->accept( $key, true );
		$shown = $this->post( 'vue_get_license' );
		self::assertSame( '…' . substr( $key, -4 ), $shown->at( 'data.network.key' ) );
		$this->assertRefused( $this->post( 'deactivate_license', array( 'network' => '1' ) ), 403, 'userfeedback_forbidden' );
		self::assertSame( Plan::PRO, Plugin::get( CurrentLicensedEdition::class )->get()->plan );

		$this->asOwner();
		$this->assertDone( $this->post( 'deactivate_license', array( 'network' => '1' ) ) );
		self::assertSame( Plan::LITE, Plugin::get( CurrentLicensedEdition::class )->get()->plan );
	}

	public function test_a_key_for_one_site_is_not_valid_for_every_subdirectory_of_the_network(): void {
		$ofHost = $this->licenseKey( Plan::PRO, '127.0.0.1' );
		$ofShop = $this->licenseKey( Plan::PRO, '127.0.0.1/shop' );
		$change = fn( string $key ): LicenseState => Plugin::get( ChangeLicense::class )->accept( $key, true )->state;
		self::assertSame(
			array( LicenseState::VALID, LicenseState::WRONG_SITE ),
			array( $change( $ofHost ), $change( $ofShop ) ),
			'The main site.'
		);

		add_filter( 'option_home', static fn(): string => 'http://127.0.0.1/shop' );
		self::assertSame(
			LicenseState::WRONG_SITE,
			Plugin::get( CurrentLicense::class )->effective()->state,
			'Nor one that was taken here before.'
		);
		self::assertSame( array( LicenseState::WRONG_SITE, LicenseState::VALID ), array( $change( $ofHost ), $change( $ofShop ) ) );
		self::assertSame( LicenseState::WRONG_SITE, $change( $this->licenseKey( Plan::PRO, '127.0.0.1/shop2' ) ) );
		self::assertSame( LicenseState::VALID, $change( $this->licenseKey( Plan::PRO ) ), 'One for any site.' );
	}

	public function test_a_network_key_of_another_network_is_refused(): void {
		$this->asOwner();

		self::assertSame(
			LicenseState::WRONG_SITE,
			Plugin::get( ChangeLicense::class )->accept( $this->licenseKey( Plan::PRO, 'example.org', true ), true )->state
		);
		self::assertSame( Plan::LITE, Plugin::get( CurrentLicensedEdition::class )->get()->plan );
	}
}
