<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Heatmaps;

use UserFeedback\Heatmaps\Capture\PageToken;
use UserFeedback\Heatmaps\View\AllowedRoles;
use UserFeedback\Heatmaps\View\SignedViewToken;
use UserFeedback\Heatmaps\View\ViewGrant;
use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Lifecycle\SiteSetupHooks;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\SiteSetup;
use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\Cases\HeatmapTestCase;
use UserFeedback\Tests\Support\Servers\SecondSite;

/**
 * Each site of a network has its own heatmaps.
 *
 * @group multisite
 */
final class NetworkHeatmapsTest extends HeatmapTestCase {

	private SecondSite $second;

	protected function setUp(): void {
		parent::setUp();
		Plugin::get( Transaction::class )->rollBack();
		wp_cache_flush();
		$this->second = SecondSite::make();
		switch_to_blog( $this->second->id );
		( new SiteSetupHooks( Plugin::get( SiteSetup::class ) ) )->prepare();
		self::assertTrue( Plugin::get( SiteSetup::class )->isReady() );
		restore_current_blog();
		Plugin::get( Transaction::class )->begin();
		$this->withSettings( array( 'heatmap_pages' => 'all' ) );
	}

	protected function tearDown(): void {
		SecondSite::goBack();
		Plugin::get( Transaction::class )->rollBack();
		wp_cache_flush();
		$this->second->remove();
		Plugin::get( Transaction::class )->begin();
		parent::tearDown();
	}

	public function test_tokens_links_and_visits_of_one_site_are_not_valid_on_another(): void {
		$visit  = $this->aVisit( 'front' );
		$pass   = new ViewGrant( 'front', 'visitor', 'phone', '2026-11-01', '2026-11-24', 1, (int) strtotime( self::NOW ) + 600 );
		$signed = Plugin::get( SignedViewToken::class )->sign( $pass );
		self::assertNotNull( Plugin::get( SignedViewToken::class )->read( $signed ) );
		$this->assertStatus( 204, $this->request( 'POST', 'heatmaps/visits', $visit ) );

		switch_to_blog( $this->second->id );
		$this->withPlan( Plan::ELITE, Addon::HEATMAPS );
		$this->withSettings( array( 'heatmap_pages' => 'all' ) );
		self::assertNotSame( $visit['nonce'], Plugin::get( PageToken::class )->of( 'front' ) );
		self::assertNull( Plugin::get( SignedViewToken::class )->read( $signed ) );
		$this->assertStatus( 403, $this->request( 'POST', 'heatmaps/visits', $visit ) );
		self::assertSame( 0, $this->waiting() );
		$this->assertStatus( 204, $this->visit( 'front' ) );
		self::assertSame( 1, $this->fold() );
		self::assertCount( 1, $this->stored( 'days' ) );

		restore_current_blog();
		self::assertSame( array(), $this->stored( 'days' ) );
		self::assertSame( 1, $this->waiting() );
	}

	public function test_deleting_a_site_deletes_its_heatmap_tables(): void {
		switch_to_blog( $this->second->id );
		$names = Plugin::get( Db::class )->tables();
		/** @var list<string> $dropped */
		$dropped = apply_filters( 'wpmu_drop_tables', array(), $this->second->id );
		restore_current_blog();

		$ours = array_values( array_filter( $names, static fn( string $name ): bool => str_contains( $name, '_uf_heatmap_' ) ) );
		self::assertCount( 4, $ours );
		self::assertSame( array(), array_diff( $ours, $dropped ) );
	}

	public function test_a_super_admin_without_a_role_can_view_pages_as_any_role(): void {
		$this->asMember( 'administrator' );
		$user = wp_get_current_user();
		$user->set_role( '' );
		grant_super_admin( $user->ID );

		self::assertTrue( current_user_can( Permission::VIEW->value ) );
		self::assertContains( 'subscriber', AllowedRoles::of( $user ) );
		revoke_super_admin( $user->ID );
	}
}
