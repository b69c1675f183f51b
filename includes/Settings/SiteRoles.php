<?php
declare(strict_types=1);

namespace UserFeedback\Settings;

use WP_Role;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The roles of this site, whoever made them. */
final class SiteRoles {

	/**
	 * A list as it is kept: roles that manage options always in it, and none that the site has not.
	 *
	 * @param list<string> $roles
	 * @return list<string>
	 */
	public static function tidied( array $roles ): array {
		$known  = wp_roles()->role_objects;
		$forced = array_keys( array_filter( $known, static fn( WP_Role $role ): bool => $role->has_cap( 'manage_options' ) ) );
		return array_values(
			array_intersect(
				array_map( 'strval', array_unique( array( ...$forced, ...$roles ) ) ),
				array_map( 'strval', array_keys( $known ) )
			)
		);
	}
}
