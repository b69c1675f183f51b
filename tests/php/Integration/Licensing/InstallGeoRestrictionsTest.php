<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Licensing;

use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Hooks;
use UserFeedback\Responses\Visitor\CountryFile;
use UserFeedback\Tests\Support\Cases\AjaxTestCase;
use UserFeedback\Tests\Support\Made\MadeCountries;
use UserFeedback\Widget\Countries\GeoRestrictionsHooks;

final class InstallGeoRestrictionsTest extends AjaxTestCase {

	private const BODY = array( 'plugin' => 'geo-restrictions' );

	protected function setUp(): void {
		parent::setUp();
		$this->asOwner()->withPlan( Plan::ELITE );
	}

	public function test_the_add_on_installs_with_the_list_included_in_the_plugin(): void {
		$this->assertDone( $this->post( 'install_addon', self::BODY ) );

		self::assertTrue( Addon::GEO_RESTRICTIONS->isInstalled() );
	}

	public function test_a_damaged_list_is_reported_to_the_owner_and_nothing_is_installed(): void {
		Hooks::addTo( new GeoRestrictionsHooks( new CountryFile( MadeCountries::written( 'half an upload' ) ) ) );

		$refused = $this->post( 'install_addon', self::BODY );

		$this->assertRefused( $refused, 400, 'userfeedback_invalid' );
		self::assertStringContainsString( 'missing or damaged', $refused->text( 'data.message' ) );
		self::assertFalse( Addon::GEO_RESTRICTIONS->isInstalled() );
		$this->assertDone( $this->post( 'install_addon', array( 'plugin' => 'heatmaps' ) ) );
	}
}
