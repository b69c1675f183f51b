<?php
declare(strict_types=1);

namespace UserFeedback\Settings;

use WP_Role;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** All roles of this site, including custom ones. */
final class SiteRoles {

	/** Settings that are lists of roles. */
	private const RIGHTS = array( 'create_edit_surveys', 'view_results', 'delete_surveys' );

	/** @return list<array{key: string, name: string, is_fixed: bool}> */
	public static function all(): array {
		$roles = array();
		foreach ( wp_roles()->role_objects as $key => $role ) {
			$roles[] = array(
				'key'      => (string) $key,
				'name'     => translate_user_role( wp_roles()->role_names[ $key ] ?? (string) $key ),
				'is_fixed' => $role->has_cap( 'manage_options' ),
			);
		}
		return $roles;
	}

	/** @return array<string, list<string>> roles with each permission, as they are stored */
	public static function byRight( Settings $settings ): array {
		return array_map(
			static fn( string $right ): array => self::tidied( $settings->roles( $right ) ),
			array_combine( self::RIGHTS, self::RIGHTS )
		);
	}

	/**
	 * Normalizes a list: roles that can manage options are always included, and unknown roles are removed.
	 *
	 * @param list<string> $roles
	 * @return list<string>
	 */
	private static function tidied( array $roles ): array {
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
