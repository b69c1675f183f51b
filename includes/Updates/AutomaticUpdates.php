<?php
declare(strict_types=1);

namespace UserFeedback\Updates;

use Closure;
use UserFeedback\Module;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Which new versions of the plugin WordPress installs by itself. While the owner chose none here, WordPress's own switch
 * in the list of plugins decides.
 */
final class AutomaticUpdates implements Module {

	/** @param Closure(): string $choice of the owner: all, minor or none; asked for only where WordPress decides of us. */
	public function __construct( private readonly Closure $choice ) {}

	public function register(): void {
		add_filter( 'auto_update_plugin', array( $this, 'decide' ), 10, 2 );
	}

	/**
	 * As WordPress's filter `auto_update_plugin` asks.
	 *
	 * @param mixed $update whether, as far as it has been decided; null where nobody has.
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
