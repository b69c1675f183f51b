<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\View;

use WP_User;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Makes the current user a visitor, or a temporary user with a role. Nothing about them is stored. */
final class ImpersonatedViewer {

	/** No real user of a site has it. */
	private const ID = PHP_INT_MAX;

	/** Writes by plugins that store data about the current user. */
	private const WRITES = array( 'add_user_metadata', 'update_user_metadata', 'delete_user_metadata' );

	public static function visitor(): void {
		wp_set_current_user( 0 );
	}

	public static function withRole( string $role ): void {
		$user       = new WP_User(
			(object) array(
				'ID'              => self::ID,
				'user_login'      => '',
				'user_nicename'   => '',
				'user_email'      => '',
				'user_url'        => '',
				'user_registered' => '0000-00-00 00:00:00',
				'display_name'    => translate_user_role( wp_roles()->role_names[ $role ] ?? $role ),
			)
		);
		$user->caps = array( $role => true );
		$user->get_role_caps();
		foreach ( self::WRITES as $filter ) {
			add_filter( $filter, static fn( mixed $done, int $userId ): mixed => self::ID === $userId ? true : $done, PHP_INT_MAX, 2 );
		}
		wp_set_current_user( 0 );
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride -- wp_set_current_user() takes only who is in the database.
		$GLOBALS['current_user'] = $user;
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own, for who listens to it.
		do_action( 'set_current_user' );
	}
}
