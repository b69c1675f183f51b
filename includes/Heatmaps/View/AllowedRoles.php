<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\View;

use WP_Role;
use WP_User;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The roles as which a user may view pages, besides as a visitor: as themselves; and users who may assign roles, and so could
 * log in with any of them, as each role that has no permission which they lack.
 */
final class AllowedRoles {

	/** @return list<string> names of roles. */
	public static function of( WP_User $user ): array {
		$mayGive = $user->has_cap( 'promote_users' );
		$roles   = array_filter(
			wp_roles()->role_objects,
			static fn( WP_Role $role ): bool => in_array( $role->name, $user->roles, true )
				|| ( $mayGive && self::isWithin( $role, $user ) )
		);
		return array_map( 'strval', array_keys( $roles ) );
	}

	/** Compares granted capabilities, even if the site disables one for everyone, such as the old link manager. */
	private static function isWithin( WP_Role $role, WP_User $user ): bool {
		$own     = array_keys( $user->allcaps, true, true );
		$lacking = array_diff( array_keys( $role->capabilities, true, true ), $own );
		return array() === array_filter( $lacking, static fn( int|string $capability ): bool => ! $user->has_cap( (string) $capability ) );
	}
}
