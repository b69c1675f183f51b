<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Made;

use Closure;
use ReflectionFunction;
use WP_Hook;

/** The hooks through which a request can reach plugin code without passing the REST server. */
final class OwnHooks {

	/** @return list<string> names of hooks with this prefix that call the plugin, or contain its name. */
	public static function beginning( string $prefix ): array {
		/** @var array<string, WP_Hook> $all */
		$all   = $GLOBALS['wp_filter'];
		$found = array();
		foreach ( $all as $name => $hook ) {
			if ( str_starts_with( $name, $prefix ) && ( str_contains( $name, 'userfeedback' ) || self::callsUs( $hook ) ) ) {
				$found[] = $name;
			}
		}
		sort( $found );
		return $found;
	}

	private static function callsUs( WP_Hook $hook ): bool {
		foreach ( $hook->callbacks as $atPriority ) {
			foreach ( $atPriority as $callback ) {
				if ( str_starts_with( self::ownerOf( $callback['function'] ), 'UserFeedback\\' ) ) {
					return true;
				}
			}
		}
		return false;
	}

	/** Returns the class or function of a callback. */
	private static function ownerOf( mixed $callback ): string {
		if ( $callback instanceof Closure ) {
			return ( new ReflectionFunction( $callback ) )->getClosureScopeClass()?->getName() ?? '';
		}
		$owner = is_array( $callback ) ? $callback[0] ?? '' : $callback;
		return is_object( $owner ) ? $owner::class : ( is_string( $owner ) ? $owner : '' );
	}
}
