<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Updates;

use Closure;
use UserFeedback\Platform\Hooks;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Decides which new versions WordPress installs automatically. Until the owner chooses here, WordPress's own switch in the list
 * of plugins applies.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class AutomaticUpdates {

	/** @param Closure(): string $choice the owner's choice: all, minor or none; read only when WordPress asks about this plugin. */
	public function __construct( private readonly Closure $choice ) {}

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			'auto_update_plugin' => array( 'decide', 10, 2 ),
		);
	}

	/**
	 * Filters WordPress's `auto_update_plugin`.
	 *
	 * @param mixed $update the decision so far; null if there is none.
	 * @param mixed $offer  what WordPress knows of the new version: an object with `plugin` and `new_version`.
	 */
	public function decide( mixed $update, mixed $offer ): mixed {
		$offer = is_object( $offer ) ? get_object_vars( $offer ) : array();
		if ( plugin_basename( USERFEEDBACK_FILE ) !== ( $offer['plugin'] ?? null ) ) {
			return $update;
		}
		$version = $offer['new_version'] ?? '';
		return match ( ( $this->choice )() ) {
			'all'   => true,
			'minor' => is_string( $version ) && self::major( $version ) === self::major( USERFEEDBACK_VERSION ),
			default => $update,
		};
	}

	private static function major( string $version ): int {
		return (int) $version;
	}
}
