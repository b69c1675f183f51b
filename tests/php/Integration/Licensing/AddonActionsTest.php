<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Licensing;

use UserFeedback\Licensing\Addons\AddonLifecycle;
use UserFeedback\Licensing\Keys\CurrentLicensedEdition;
use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\FeatureRequirement;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\Cases\AjaxTestCase;

final class AddonActionsTest extends AjaxTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->asOwner();
	}

	public function test_the_list_shows_the_add_ons_of_the_plan_and_which_are_active(): void {
		$this->withPlan( Plan::PRO, Addon::BEHAVIOR );
		Plugin::get( AddonLifecycle::class )->install( Addon::TARGETING );

		$list = $this->post( 'get_addons' );

		self::assertSame(
			array_map( static fn( Addon $addon ): string => $addon->value, Addon::cases() ),
			$list->column( 'data', 'slug' )
		);
		self::assertSame( array( 'Pro' ), $list->column( 'data', 'categories', 'slug' )['behavior'] );
		self::assertSame(
			array( 'licensed', 'unlicensed' ),
			array( $list->column( 'data', 'type', 'slug' )['webhooks'], $list->column( 'data', 'type', 'slug' )['heatmaps'] )
		);
		self::assertSame( array( 'targeting', 'behavior' ), $this->those( $list->column( 'data', 'installed', 'slug' ) ) );
		self::assertSame( array( 'behavior' ), $this->those( $list->column( 'data', 'active', 'slug' ) ) );
	}

	/** Guards against: the card of a Plus add-on promised devices, which need Pro. */
	public function test_each_card_promises_only_what_its_add_on_includes_in_its_plan(): void {
		/** @var array<string, string> $excerpts */
		$excerpts = $this->post( 'get_addons' )->column( 'data', 'excerpt', 'slug' );
		$fixture  = (string) file_get_contents( __DIR__ . '/../../../fixtures/rules/promises.json' );
		/** @var array{words: array<string, string>} $known */
		$known    = json_decode( $fixture, true, 512, JSON_THROW_ON_ERROR );
		$promised = array();

		foreach ( $known['words'] as $word => $name ) {
			$need = FeatureRequirement::of( PlanFeature::from( $name ) );
			foreach ( Addon::cases() as $addon ) {
				if ( 1 === preg_match( "/$word/iu", $excerpts[ $addon->value ] ) ) {
					$promised[ $addon->value ] = true;
					self::assertSame( $addon, $need->addon, "$addon->value promises $name." );
					self::assertTrue( $addon->plan()->includes( $need->plan ), "$addon->value promises $name." );
				}
			}
		}
		self::assertCount( count( Addon::cases() ), $promised, 'Each card promises something that the fixture knows.' );
	}

	public function test_the_list_links_to_an_add_on_elsewhere_only_by_web_address(): void {
		$this->withPlan( Plan::PRO );
		self::assertSame( array_fill( 0, 10, '' ), $this->post( 'get_addons' )->column( 'data', 'redirect' ) );
		add_filter(
			'userfeedback_addon_redirect',
			static fn( string $url, string $slug ): mixed => match ( $slug ) {
				'webhooks' => 'https://example.org/webhooks?a=1',
				'branding' => 'javascript:alert(1)',
				'heatmaps' => array( 'https://example.org/' ),
				default    => $url,
			},
			10,
			2
		);
		self::assertSame(
			array( 'webhooks' => 'https://example.org/webhooks?a=1' ),
			array_filter( $this->post( 'get_addons' )->column( 'data', 'redirect', 'slug' ), static fn( mixed $url ): bool => '' !== $url )
		);
	}

	public function test_an_add_on_can_be_installed_then_activated_then_deactivated(): void {
		$this->withPlan( Plan::PRO );
		$prepared = array();
		add_action(
			'userfeedback_install_addon',
			static function ( string $slug ) use ( &$prepared ): void {
				$prepared[] = $slug;
			}
		);
		$body = array( 'plugin' => 'behavior' );

		$this->assertRefused( $this->post( 'activate_addon', $body ), 400, 'userfeedback_invalid' );
		$installed = $this->post( 'install_addon', $body );
		self::assertSame( array( true, false ), array( $installed->at( 'data.addon.installed' ), $installed->at( 'data.addon.active' ) ) );
		$this->assertDone( $this->post( 'install_addon', $body ) );
		self::assertSame( array( 'behavior' ), $prepared, 'It is prepared once.' );
		self::assertFalse( Plugin::get( CurrentLicensedEdition::class )->get()->allows( PlanFeature::SCHEDULING ) );

		$activated = $this->post( 'activate_addon', $body );
		self::assertSame( 'Addon Activated', $activated->at( 'data.message' ) );
		self::assertTrue( Plugin::get( CurrentLicensedEdition::class )->get()->allows( PlanFeature::SCHEDULING ) );

		$this->assertDone( $this->post( 'install_addon', $body ) );
		$edition = Plugin::get( CurrentLicensedEdition::class )->get();
		self::assertTrue( $edition->has( Addon::BEHAVIOR ), 'Installing what is there leaves it on.' );

		$off = $this->post( 'deactivate_addon', $body );
		self::assertSame( array( true, false ), array( $off->at( 'data.addon.installed' ), $off->at( 'data.addon.active' ) ) );
		self::assertFalse( Plugin::get( CurrentLicensedEdition::class )->get()->allows( PlanFeature::SCHEDULING ) );
	}

	public function test_an_add_on_of_a_higher_plan_cannot_be_installed(): void {
		$this->withPlan( Plan::PRO );
		$refused = $this->post( 'install_addon', array( 'plugin' => 'heatmaps' ) );

		$this->assertRefused( $refused, 403, 'userfeedback_upgrade' );
		self::assertSame( array( 'feature' => 'heatmaps', 'plan' => 'elite' ), $refused->at( 'data.upgrade' ) );
		self::assertSame(
			"We're sorry, Heatmaps is not available on your plan. Please upgrade to the Elite plan to unlock all these awesome features.",
			$refused->at( 'data.message' )
		);
		self::assertNotContains( 'heatmaps', $this->those( $this->post( 'get_addons' )->column( 'data', 'installed', 'slug' ) ) );
	}

	public function test_after_a_downgrade_an_add_on_can_be_deactivated_but_not_activated(): void {
		$this->withPlan( Plan::LITE, Addon::HEATMAPS );
		self::assertFalse( Plugin::get( CurrentLicensedEdition::class )->get()->has( Addon::HEATMAPS ) );

		$this->assertDone( $this->post( 'deactivate_addon', array( 'plugin' => 'heatmaps' ) ) );
		$this->assertRefused( $this->post( 'activate_addon', array( 'plugin' => 'heatmaps' ) ), 403, 'userfeedback_upgrade' );
	}

	/** @dataProvider noSlugs */
	public function test_only_slugs_of_the_catalog_are_accepted( string $plugin ): void {
		foreach ( array( 'install_addon', 'activate_addon', 'deactivate_addon' ) as $action ) {
			$refused = $this->post( $action, array( 'plugin' => $plugin ) );
			$this->assertRefused( $refused, 400, 'userfeedback_invalid' );
			self::assertArrayHasKey( 'plugin', $refused->items( 'data.params' ) );
		}
	}

	/** @return array<string, array{string}> */
	public static function noSlugs(): array {
		return array(
			'an address'     => array( 'http://127.0.0.1/evil.zip' ),
			'a path'         => array( '../../evil/evil.php' ),
			'another plugin' => array( 'hello-dolly' ),
			'nothing'        => array( '' ),
		);
	}

	/** Add-ons come with the plugin, so nothing is downloaded. */
	public function test_an_add_on_installs_with_locked_files_and_without_permission_to_install_plugins(): void {
		add_filter( 'file_mod_allowed', '__return_false' ); // Same as the constant DISALLOW_FILE_MODS.
		$this->withPlan( Plan::PRO )->asOwner();
		self::assertFalse( current_user_can( 'install_plugins' ) );
		$this->assertDone( $this->post( 'install_addon', array( 'plugin' => 'behavior' ) ) );

		$this->asRoleWith( Permission::SETTINGS );
		foreach ( array( 'install_addon', 'activate_addon', 'deactivate_addon' ) as $action ) {
			$this->assertDone( $this->post( $action, array( 'plugin' => 'targeting' ) ) );
		}
		$this->asRoleWith( Permission::EDIT, Permission::DELETE );
		$this->assertRefused( $this->post( 'install_addon', array( 'plugin' => 'behavior' ) ), 403, 'userfeedback_forbidden' );
	}

	/**
	 * @param array<int|string, mixed> $bySlug
	 * @return list<int|string>
	 */
	private function those( array $bySlug ): array {
		return array_keys( $bySlug, true, true );
	}
}
