<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\View;

use WP_Role;
use WP_User;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * As whom somebody may look at pages, besides as a visitor: as who they are; and, for who may give roles to people and so
 * could log in as any of them, as each role that may nothing which they may not.
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

	/** What both are granted counts, though a site may have it switched off for all, as it has the old list of links. */
	private static function isWithin( WP_Role $role, WP_User $user ): bool {
		$own     = array_keys( $user->allcaps, true, true );
		$lacking = array_diff( array_keys( $role->capabilities, true, true ), $own );
		return array() === array_filter( $lacking, static fn( int|string $capability ): bool => ! $user->has_cap( (string) $capability ) );
	}
}
