<?php
declare(strict_types=1);

namespace UserFeedback\Platform;

use LogicException;
use Throwable;
use UserFeedback\Platform\Injection\Container;
use WP;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Adds declared hooks to WordPress. A class is loaded when its first hook fires, and its hooks share one object.
 *
 * A class declares its hooks in a static method `hooks()`: hook => method, priority, accepted arguments, condition; or a list of
 * these. Priority and arguments default to WordPress's 10 and 1. With a condition, the class is loaded only when the condition
 * is true: a function such as `is_admin`, a static method as an array, which gets the hook's arguments, or `?name` for a
 * parameter of the URL or of the query that a rewrite rule made of it.
 *
 * @phpstan-type Condition string|array{class-string, string}
 * @phpstan-type Declared array{0: string, 1?: int, 2?: int, 3?: Condition}
 * @phpstan-type Entry array{string, class-string, string, int, int, Condition|null}
 */
final class Hooks {

	/** Schedules background jobs: not on visitors' pages, and not only on admin screens, which may never be opened. */
	public const PLAN = '{plan}';

	/** Stands for the plugin's basename in the name of a hook. */
	public const BASENAME = '{basename}';

	/** @var array<class-string, object> */
	private array $objects = array();

	public function __construct( private readonly Container $container ) {}

	/** @param list<Entry> $entries */
	public function add( array $entries ): void {
		foreach ( $entries as [ $hook, $className, $method, $priority, $accepted, $condition ] ) {
			$call = function ( mixed ...$values ) use ( $className, $method, $condition ): mixed {
				if ( null !== $condition && ! self::isMet( $condition, $values ) ) {
					return $values[0] ?? null;
				}
				try {
					$callback = array( $this->objects[ $className ] ??= $this->container->get( $className ), $method );
					// By PHP's own function: WordPress passes some numbers as text, which a strict file can't pass on.
					return is_callable( $callback ) ? call_user_func_array( $callback, $values ) : throw new LogicException( $method );
				} catch ( Throwable $error ) {
					// A request that is overtaken by an update, or deletes the plugin, continues without its files.
					return userfeedback_is_missing_class( $error ) ? $values[0] ?? null : throw $error;
				}
			};
			add_filter( self::name( $hook ), $call, $priority, $accepted );
		}
	}

	/** Adds the hooks of an object that the container didn't create, for example in a test. */
	public static function addTo( object $object ): void {
		$hooks = new self( new Container( static fn() => null ) );

		$hooks->objects[ $object::class ] = $object;
		$hooks->add( self::of( $object::class ) );
	}

	/**
	 * Returns the declared hooks of a class.
	 *
	 * @param class-string $className
	 * @return list<Entry>
	 */
	public static function of( string $className ): array {
		/** @var array<string, Declared|list<Declared>> $declared */
		$declared = method_exists( $className, 'hooks' ) ? $className::hooks() : throw new LogicException( "$className has no hooks." );
		$entries  = array();
		foreach ( $declared as $hook => $callbacks ) {
			/** @var list<Declared> $list */
			$list = is_array( $callbacks[0] ) ? $callbacks : array( $callbacks );
			foreach ( $list as $callback ) {
				$entries[] = array( $hook, $className, $callback[0], $callback[1] ?? 10, $callback[2] ?? 1, $callback[3] ?? null );
			}
		}
		return $entries;
	}

	/** A condition for hooks whose second argument is the name of a capability or an option. It is here because all pages load it. */
	public static function isAboutOwnName( mixed $value, mixed $name = null ): bool {
		return is_string( $name ) && str_starts_with( $name, 'userfeedback_' );
	}

	/**
	 * @param Condition    $condition
	 * @param array<mixed> $values
	 */
	private static function isMet( string|array $condition, array $values ): bool {
		if ( is_string( $condition ) && str_starts_with( $condition, '?' ) ) {
			$name = substr( $condition, 1 );
			// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- It only decides if code is loaded.
			return isset( $_GET[ $name ] ) || str_starts_with( self::matchedQuery(), "$name=" );
		}
		return match ( true ) {
			is_array( $condition )    => is_callable( $condition ) && (bool) $condition( ...$values ),
			is_callable( $condition ) => (bool) $condition(),
			default                   => throw new LogicException( "There is no function $condition()." ),
		};
	}

	/** Returns the query that WordPress's rewrite rules made of the path; empty without rules, and before they were applied. */
	public static function matchedQuery(): string {
		$request = $GLOBALS['wp'] ?? null;
		return $request instanceof WP && is_string( $request->matched_query ) ? $request->matched_query : '';
	}

	private static function name( string $hook ): string {
		if ( self::PLAN === $hook ) {
			$isWithoutPage = wp_doing_cron() || ( defined( 'WP_CLI' ) && true === constant( 'WP_CLI' ) );
			return $isWithoutPage ? 'wp_loaded' : 'admin_init';
		}
		return str_contains( $hook, self::BASENAME )
			? str_replace( self::BASENAME, plugin_basename( USERFEEDBACK_FILE ), $hook )
			: $hook;
	}
}
