<?php
declare(strict_types=1);

namespace UserFeedback\Operations\Cli;

use Closure;
use UserFeedback\Platform\Rest\Permission;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Anyone who runs WP-CLI without --user can write the database and every file, so these commands require no permission,
 * like WordPress's own. With --user, that user's permissions apply.
 */
final class CliPermissions {

	private const OURS = array( Permission::EDIT, Permission::VIEW, Permission::DELETE, Permission::SETTINGS );

	/**
	 * @template T
	 * @param Closure(): T $work
	 * @return T
	 */
	public static function during( Closure $work ): mixed {
		add_filter( 'map_meta_cap', array( self::class, 'allow' ), PHP_INT_MAX, 3 );
		try {
			return $work();
		} finally {
			remove_filter( 'map_meta_cap', array( self::class, 'allow' ), PHP_INT_MAX );
		}
	}

	/**
	 * Grants only the plugin's four capabilities, and never to a logged-in user.
	 *
	 * @param list<string> $needed
	 * @return list<string>
	 */
	public static function allow( array $needed, string $capability, int $userId ): array {
		return 0 === $userId && in_array( Permission::tryFrom( $capability ), self::OURS, true ) ? array( 'exist' ) : $needed;
	}
}
