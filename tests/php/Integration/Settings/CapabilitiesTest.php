<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Settings;

use UserFeedback\Licensing\Keys\CurrentLicensedEdition;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Secrets\SecretRepository;
use UserFeedback\Plugin;
use UserFeedback\Settings\Capabilities;
use UserFeedback\Settings\CurrentSettings;
use UserFeedback\Settings\Saving\SaveSettings;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Tests\Support\Cases\SiteTestCase;

final class CapabilitiesTest extends SiteTestCase {

	private const ALL = array( Permission::EDIT, Permission::VIEW, Permission::DELETE, Permission::SETTINGS );

	/**
	 * @dataProvider roles
	 * @param list<Permission> $rights
	 */
	public function test_a_role_has_exactly_its_permissions( string $role, array $rights ): void {
		$this->asMember( $role );

		self::assertSame( $rights, $this->held() );
	}

	/** @return array<string, array{string, list<Permission>}> */
	public static function roles(): array {
		return array(
			'an administrator may everything'    => array( 'administrator', self::ALL ),
			'an editor may all but the settings' => array( 'editor', array( Permission::EDIT, Permission::VIEW, Permission::DELETE ) ),
			'an author may nothing'              => array( 'author', array() ),
			'a subscriber may nothing'           => array( 'subscriber', array() ),
		);
	}

	public function test_a_visitor_has_no_permissions(): void {
		self::assertSame( array(), $this->held() );
	}

	public function test_users_who_manage_options_have_all_permissions(): void {
		$this->asMember( 'subscriber' );
		wp_get_current_user()->add_cap( 'manage_options' );

		self::assertSame( self::ALL, $this->held() );
	}

	public function test_other_capabilities_are_unchanged(): void {
		$this->asMember( 'editor' );

		self::assertTrue( current_user_can( 'edit_posts' ) );
		self::assertFalse( current_user_can( 'manage_options' ) );
		self::assertFalse( current_user_can( 'userfeedback_anything_else' ) );
	}

	/** @dataProvider lists */
	public function test_a_list_of_roles_grants_its_own_permission_only( string $list, Permission $right ): void {
		$this->access( Plan::PLUS, array( $list => array( 'author' ) ) );

		self::assertSame( array( $right ), $this->asMember( 'author' )->held() );
		self::assertSame(
			array_values(
				array_diff_key(
					array( Permission::EDIT, Permission::VIEW, Permission::DELETE ),
					array( array_search( $right, self::ALL, true ) => 0 )
				)
			),
			$this->asMember( 'editor' )->held()
		);
		self::assertSame( self::ALL, $this->asMember( 'administrator' )->held() );
	}

	/** @return array<string, array{string, Permission}> */
	public static function lists(): array {
		return array(
			'create and edit surveys'      => array( 'create_edit_surveys', Permission::EDIT ),
			'view results'                 => array( 'view_results', Permission::VIEW ),
			'delete surveys and responses' => array( 'delete_surveys', Permission::DELETE ),
		);
	}

	public function test_without_a_license_the_default_roles_apply(): void {
		$this->access( Plan::PLUS, array( 'create_edit_surveys' => array( 'author' ) ) );
		$this->entitled( Plan::LITE );

		self::assertSame( array(), $this->asMember( 'author' )->held() );
		self::assertSame( array( Permission::EDIT, Permission::VIEW, Permission::DELETE ), $this->asMember( 'editor' )->held() );
	}

	public function test_roles_that_manage_options_are_added_and_unknown_roles_are_dropped(): void {
		add_role( 'uf_manager', 'Site manager', array( 'read' => true, 'manage_options' => true ) );

		$this->access( Plan::PLUS, array( 'view_results' => array( 'author', 'no_such_role', 'author' ) ) );

		self::assertEqualsCanonicalizing(
			array( 'administrator', 'uf_manager', 'author' ),
			Plugin::get( SettingsRepository::class )->get()->roles( 'view_results' )
		);
		remove_role( 'uf_manager' );
	}

	public function test_permissions_of_visitors_and_owners_need_no_query(): void {
		$this->access( Plan::PLUS, array( 'view_results' => array( 'author' ) ) );
		foreach ( array( fn() => $this->asVisitor(), fn() => $this->asMember( 'administrator' ) ) as $come ) {
			$come();
			current_user_can( 'read' ); // WordPress must load the user.
			wp_cache_delete( SettingsRepository::OPTION, 'options' );
			$before = $this->queries();

			$this->held();

			self::assertSame( $before, $this->queries() );
		}
	}

	/** @param array<string, list<string>> $lists */
	private function access( Plan $plan, array $lists ): void {
		$this->entitled( $plan );
		(
			new SaveSettings(
				Plugin::get( SettingsRepository::class ),
				Plugin::get( SecretRepository::class ),
				new CurrentLicensedEdition( static fn(): Plan => $plan, static fn(): array => array() )
			)
		)->run( $lists );
	}

	/** Decides permissions from now on as on a site with this plan. */
	private function entitled( Plan $plan ): void {
		remove_all_filters( 'map_meta_cap', 10 );
		$settings = new CurrentSettings(
			Plugin::get( SettingsRepository::class ),
			new CurrentLicensedEdition( static fn(): Plan => $plan, static fn(): array => array() )
		);
		Hooks::addTo( new Capabilities( static fn(): CurrentSettings => $settings ) );
	}

	/** @return list<Permission> */
	private function held(): array {
		return array_values( array_filter( self::ALL, static fn( Permission $right ): bool => current_user_can( $right->value ) ) );
	}
}
