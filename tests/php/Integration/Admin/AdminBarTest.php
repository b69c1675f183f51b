<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Admin;

use UserFeedback\Admin\AdminBarHooks;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Tests\Support\Cases\SiteTestCase;
use WP_Admin_Bar;

/** The admin bar, built by all callbacks of WordPress's hooks. */
final class AdminBarTest extends SiteTestCase {

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . WPINC . '/class-wp-admin-bar.php';
		unset( $GLOBALS['current_screen'] );
	}

	protected function tearDown(): void {
		unset( $GLOBALS['current_screen'] );
		parent::tearDown();
	}

	/**
	 * @dataProvider people
	 * @param list<Permission>             $rights
	 * @param array<string, string> $links by title.
	 */
	public function test_the_bar_on_site_pages_has_exactly_one_link_for_each_permission( array $rights, array $links ): void {
		$this->asRoleWith( ...$rights );
		self::assertSame( $links, $this->children( 'userfeedback' ) );
		$first = array_values( $links )[0] ?? null;
		self::assertSame( $first, $this->address( 'userfeedback' ) );
	}

	/** @return array<string, array{list<Permission>, array<string, string>}> */
	public static function people(): array {
		$page = static fn( string $name ): string => admin_url( "admin.php?page=userfeedback_$name" );
		return array(
			'nobody in particular' => array( array(), array() ),
			'who may only delete'  => array( array( Permission::DELETE ), array() ),
			'who may only view'    => array(
				array( Permission::VIEW ),
				array(
					'Results'      => $page( 'results' ),
					'Post Ratings' => $page( 'post_ratings' ),
					'Heatmaps'     => $page( 'heatmaps' ),
				),
			),
			'who may only edit'    => array( array( Permission::EDIT ), array( 'Surveys' => $page( 'surveys' ) ) ),
			'an owner'             => array(
				array( Permission::EDIT, Permission::VIEW, Permission::DELETE, Permission::SETTINGS ),
				array(
					'Surveys'      => $page( 'surveys' ),
					'Results'      => $page( 'results' ),
					'Post Ratings' => $page( 'post_ratings' ),
					'Heatmaps'     => $page( 'heatmaps' ),
					'Addons'       => $page( 'addons' ),
					'Settings'     => $page( 'settings' ),
				),
			),
		);
	}

	public function test_in_wp_admin_the_menu_has_the_links_and_the_bar_does_not(): void {
		$this->asRoleWith( Permission::EDIT, Permission::VIEW, Permission::SETTINGS );
		set_current_screen( 'edit.php' );
		self::assertNull( $this->bar()->get_node( 'userfeedback' ) );
	}

	public function test_users_who_can_edit_surveys_can_create_one_from_every_page(): void {
		$this->asRoleWith( Permission::VIEW, Permission::SETTINGS );
		self::assertNull( $this->bar()->get_node( 'new-userfeedback-survey' ) );
		$this->asRoleWith( Permission::EDIT );
		foreach ( array( null, 'edit.php' ) as $screen ) {
			if ( null !== $screen ) {
				set_current_screen( $screen );
			}
			self::assertSame(
				admin_url( 'admin.php?page=userfeedback_surveys#/new/setup' ),
				$this->address( 'new-userfeedback-survey' )
			);
		}
	}

	/** Includes the WordPress parents of our nodes. */
	private function bar(): WP_Admin_Bar {
		$bar = new WP_Admin_Bar();
		$bar->add_node( array( 'id' => 'site-name', 'title' => 'Site' ) );
		$bar->add_node( array( 'id' => 'new-content', 'title' => 'New' ) );
		( new AdminBarHooks() )->add( $bar );
		return $bar;
	}

	private function address( string $id ): mixed {
		return ( (array) $this->bar()->get_node( $id ) )['href'] ?? null;
	}

	/** @return array<mixed> URLs by title. */
	private function children( string $parent ): array {
		$nodes = array_map( 'get_object_vars', array_filter( $this->bar()->get_nodes() ?? array(), 'is_object' ) );
		return array_column( array_filter( $nodes, static fn( array $node ): bool => $parent === $node['parent'] ), 'href', 'title' );
	}
}
