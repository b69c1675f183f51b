<?php
declare(strict_types=1);

namespace UserFeedback\Settings;

use Closure;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Which new versions of the plugin WordPress installs by itself. While the owner chose none here, WordPress's own switch
 * in the list of plugins decides.
 */
final class AutomaticUpdates {

	/** @param Closure(): CurrentSettings $settings asked for only where WordPress decides of us. */
	public function __construct( private readonly Closure $settings ) {}

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
		return match ( ( $this->settings )()->get()->text( 'automatic_updates' ) ) {
			'all'   => true,
			'minor' => is_string( $version ) && self::major( $version ) === self::major( USERFEEDBACK_VERSION ),
			default => $update,
		};
	}

	private static function major( string $version ): int {
		return (int) $version;
	}
}
