<?php
declare(strict_types=1);

namespace UserFeedback\Admin;

use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Rest\Permission;
use WP_Admin_Bar;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Links from the site's pages to the plugin's: below the site's name in the toolbar, next to WordPress's own links, and Survey
 * in the New menu.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class AdminBarHooks {

	private const ITEM = 'userfeedback';

	/** After WordPress's links. */
	private const PLACE = 85;

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			'admin_bar_menu' => array( 'add', self::PLACE ),
		);
	}

	public function add( WP_Admin_Bar $bar ): void {
		if ( null !== $bar->get_node( 'new-content' ) && current_user_can( Permission::EDIT->value ) ) {
			$bar->add_node(
				array(
					'parent' => 'new-content',
					'id'     => 'new-userfeedback-survey',
					'title'  => esc_html__( 'Survey', 'userfeedback' ),
					'href'   => self::address( AdminMenuHooks::SURVEYS ) . '#/new/setup',
				)
			);
		}
		$links = is_admin() || is_network_admin() ? array() : self::links(); // The admin menu is already there.
		if ( array() === $links ) {
			return;
		}
		$bar->add_node(
			array(
				'parent' => 'site-name',
				'id'     => self::ITEM,
				'title'  => esc_html__( 'UserFeedback', 'userfeedback' ),
				'href'   => self::address( array_key_first( $links ) ),
			)
		);
		foreach ( $links as $page => $title ) {
			$bar->add_node(
				array(
					'parent' => self::ITEM,
					'id'     => self::ITEM . "-$page",
					'title'  => esc_html( $title ),
					'href'   => self::address( $page ),
				)
			);
		}
	}

	/** @return array<string, string> titles of the pages that the user may open, by slug. */
	private static function links(): array {
		$open = array_filter( AdminMenuHooks::pages(), static fn( array $page ): bool => $page[2]->isHeldBy( 'current_user_can' ) );
		return array_map( static fn( array $page ): string => $page[1], $open );
	}

	private static function address( string $page ): string {
		return admin_url( "admin.php?page=$page" );
	}
}
