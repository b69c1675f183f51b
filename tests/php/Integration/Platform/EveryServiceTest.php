<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Platform;

use Closure;
use ReflectionClass;
use UserFeedback\Deliveries\Channels\Channels;
use UserFeedback\Deliveries\Channels\HookChannel;
use UserFeedback\Feature;
use UserFeedback\Features;
use UserFeedback\Lifecycle\SiteSetupHooks;
use UserFeedback\Operations\Abilities\CallOperation;
use UserFeedback\Platform\Ajax\ActionTable;
use UserFeedback\Platform\Ajax\AjaxRouter;
use UserFeedback\Platform\FeatureIndex;
use UserFeedback\Platform\Injection\Container;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Injection\ResultOf;
use UserFeedback\Platform\Notices\Inbox;
use UserFeedback\Platform\Notices\InboxMessage;
use UserFeedback\Platform\Rest\RouteTable;
use UserFeedback\Tests\Support\Cases\SiteTestCase;

/** The container can create each class that a route, an action, a hook or another class asks it for, also those asked for later. */
final class EveryServiceTest extends SiteTestCase {

	private const FREE = __DIR__ . '/../../../../tools/release/editions/free.json';

	public function test_the_full_edition_can_create_each_service(): void {
		$container = self::container( FeatureIndex::FACTORIES, FeatureIndex::BINDINGS );
		$asked     = array(
			...self::ofFeatures( Features::ALL ),
			...self::handlers(),
			...FeatureIndex::NOTICES,
			...FeatureIndex::CHANNELS,
			...array_keys( FeatureIndex::BINDINGS ),
			...array_keys( FeatureIndex::FACTORIES ),
		);

		self::assertGreaterThan( 200, count( self::created( $container, $asked ) ) );
		self::assertContainsOnlyInstancesOf( InboxMessage::class, $container->get( Inbox::class )->open() ); // Creates all notices.
	}

	public function test_the_free_edition_can_create_each_service_without_licensed_factories(): void {
		$features  = array_values( array_filter( Features::ALL, self::isFree( ... ) ) );
		$factories = array();
		$bindings  = array();
		foreach ( $features as $feature ) {
			$bindings  = $feature::BINDINGS + $bindings;
			$factories = array_fill_keys( array_keys( $feature::factories() ), $feature ) + $factories;
		}
		$container = self::container(
			$factories,
			$bindings,
			array( Channels::class => static fn(): Channels => new Channels( static fn() => new HookChannel() ) ) // It reads the index.
		);
		$asked     = array(
			...self::ofFeatures( $features ),
			...array_filter( self::handlers(), self::isFree( ... ) ),
			...array_keys( $bindings ),
			...array_keys( $factories ),
		);

		$created = self::created( $container, array_values( $asked ) );
		self::assertGreaterThan( 100, count( $created ) );
		self::assertSame( $created, array_values( array_filter( $created, self::isFree( ... ) ) ) );
	}

	/**
	 * Creates the classes, and those that attributes of their parameters name.
	 *
	 * @param list<class-string> $asked
	 * @return list<class-string>
	 */
	private static function created( Container $container, array $asked ): array {
		$created = array();
		while ( array() !== $asked ) {
			$className = array_shift( $asked );
			if ( isset( $created[ $className ] ) ) {
				continue;
			}
			$object                = $container->get( $className );
			$created[ $className ] = true;
			foreach ( ( new ReflectionClass( $object ) )->getConstructor()?->getParameters() ?? array() as $parameter ) {
				$attributes = array( ...$parameter->getAttributes( Lazy::class ), ...$parameter->getAttributes( ResultOf::class ) );
				foreach ( $attributes as $attribute ) {
					$named = $attribute->newInstance();
					self::assertTrue( null === $named->method || method_exists( $named->className, $named->method ), $className );
					$isNeeded = ! $parameter->allowsNull() || $container->has( $named->className );
					if ( $isNeeded && ! enum_exists( $named->className ) ) { // Only static methods of an enum are called.
						$asked[] = $named->className;
					}
				}
			}
		}
		return array_keys( $created );
	}

	/**
	 * @param list<class-string<Feature>> $features
	 * @return list<class-string>
	 */
	private static function ofFeatures( array $features ): array {
		$classes = array( SiteSetupHooks::class, CallOperation::class, AjaxRouter::class );
		foreach ( $features as $feature ) {
			array_push( $classes, ...$feature::HOOKS, ...$feature::HEALTH_TESTS, ...array_keys( $feature::ON_ACTIVATION ) );
		}
		return $classes;
	}

	/** @return list<class-string> controllers of routes, and handlers of actions. */
	private static function handlers(): array {
		$classes = array();
		foreach ( array( ...RouteTable::all(), ...ActionTable::all() ) as $entry ) {
			$classes[ $entry->handler[0] ] = true;
		}
		return array_keys( $classes );
	}

	private static function isFree( string $className ): bool {
		/** @var array{folders: array<string, string>, files: array<string, string>, kept: array<string, string>} $list */
		$list  = json_decode( (string) file_get_contents( self::FREE ), true );
		$below = str_replace( '\\', '/', substr( $className, strlen( 'UserFeedback\\' ) ) ) . '.php';
		if ( isset( $list['kept'][ "includes/$below" ] ) ) {
			return true;
		}
		for ( $folder = dirname( $below ); '.' !== $folder; $folder = dirname( $folder ) ) {
			if ( isset( $list['folders'][ $folder ] ) ) {
				return false;
			}
		}
		return ! isset( $list['files'][ "includes/$below" ] );
	}

	/**
	 * @param array<class-string, class-string<Feature>>      $index
	 * @param array<class-string, class-string>               $bindings
	 * @param array<class-string, Closure(Container): object> $other
	 */
	private static function container( array $index, array $bindings, array $other = array() ): Container {
		return new Container(
			static fn( string $className ): ?Closure => $other[ $className ]
				?? ( isset( $index[ $className ] ) ? $index[ $className ]::factories()[ $className ] : null ),
			$bindings
		);
	}
}
