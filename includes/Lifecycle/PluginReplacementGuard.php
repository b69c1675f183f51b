<?php
declare(strict_types=1);

namespace UserFeedback\Lifecycle;

use Closure;
use ReflectionFunction;
use UserFeedback\Platform\Hooks;
use WP_Hook;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * If another edition or version replaces the plugin, the current request still runs the old code, whose other classes may be
 * gone: its remaining hooks are removed.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class PluginReplacementGuard {

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			'upgrader_pre_install'  => array( 'loadEarly' ),
			'upgrader_post_install' => array( 'removeHooksIfReplaced', PHP_INT_MAX, 3 ),
		);
	}

	/** Exists so that this class is loaded before its file is replaced. */
	public function loadEarly( mixed $response ): mixed {
		return $response;
	}

	/** @param mixed $result from WordPress's filter: where the new files are. */
	public function removeHooksIfReplaced( mixed $response, mixed $about = null, mixed $result = null ): mixed {
		$place = is_array( $result ) && is_string( $result['destination'] ?? null ) ? untrailingslashit( $result['destination'] ) : '';
		if ( WP_PLUGIN_DIR . '/' . dirname( plugin_basename( USERFEEDBACK_FILE ) ) === $place ) {
			self::removeHooks();
		}
		return $response;
	}

	private static function removeHooks(): void {
		/** @var array<string, WP_Hook> $hooks */
		$hooks = $GLOBALS['wp_filter'];
		foreach ( $hooks as $name => $hook ) {
			foreach ( $hook->callbacks as $priority => $callbacks ) {
				foreach ( $callbacks as $callback ) {
					if ( self::isOurs( $callback['function'] ) ) {
						remove_filter( $name, $callback['function'], $priority );
					}
				}
			}
		}
	}

	private static function isOurs( mixed $callback ): bool {
		$of = match ( true ) {
			$callback instanceof Closure => ( new ReflectionFunction( $callback ) )->getNamespaceName(),
			is_array( $callback )        => is_object( $callback[0] ) ? $callback[0]::class : $callback[0],
			default                      => $callback,
		};
		return is_string( $of ) && str_starts_with( "$of\\", 'UserFeedback\\' );
	}
}
