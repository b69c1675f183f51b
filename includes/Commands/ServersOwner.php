<?php
declare(strict_types=1);

namespace UserFeedback\Commands;

use Closure;
use UserFeedback\Contract\Can;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Whoever runs WP-CLI without --user can write the database and every file: like WordPress's own commands, ours ask them
 * for no right. With --user it is that user's rights that count.
 */
final class ServersOwner {

	private const OURS = array( Can::EDIT, Can::VIEW, Can::DELETE, Can::SETTINGS );

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
	 * Our four rights alone, and to nobody who is logged in.
	 *
	 * @param list<string> $needed
	 * @return list<string>
	 */
	public static function allow( array $needed, string $capability, int $userId ): array {
		return 0 === $userId && in_array( Can::tryFrom( $capability ), self::OURS, true ) ? array( 'exist' ) : $needed;
	}
}
