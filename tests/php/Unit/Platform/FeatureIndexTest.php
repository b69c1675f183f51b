<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Platform;

use PHPUnit\Framework\TestCase;
use ReflectionMethod;
use UserFeedback\Admin\AdminFeature;
use UserFeedback\Deliveries\Log\DeliveryShape;
use UserFeedback\Features;
use UserFeedback\Licensing\LicensingFeature;
use UserFeedback\Lifecycle\SiteSetupHooks;
use UserFeedback\Platform\FeatureIndex;
use UserFeedback\Platform\Hooks;
use UserFeedback\Tests\Support\Code\SourceFile;

/** The index has everything that features declare, so that a request doesn't have to load them. */
final class FeatureIndexTest extends TestCase {

	private const INDEX = __DIR__ . '/../../../../includes/Platform/FeatureIndex.php';

	/** Hooks that Plugin adds itself, if a site isn't ready. */
	private const NOT_LISTED = array( SiteSetupHooks::class );

	public static function setUpBeforeClass(): void {
		require_once dirname( self::INDEX, 3 ) . '/tools/dev/feature-index.php';
	}

	public function test_the_index_has_exactly_the_declared_hooks(): void {
		$code = ufFeatureIndex( Features::ALL );
		if ( '1' === getenv( 'UF_RECORD' ) ) {
			file_put_contents( self::INDEX, $code );
		}

		self::assertSame(
			$code,
			file_get_contents( self::INDEX ),
			'Write it anew: UF_RECORD=1 vendor/bin/phpunit --filter FeatureIndex'
		);
		self::assertArrayHasKey( AdminFeature::class, FeatureIndex::HOOKS );
		self::assertArrayHasKey( LicensingFeature::class, FeatureIndex::HOOKS );
	}

	public function test_each_class_with_hooks_belongs_to_exactly_one_feature(): void {
		$listed = array_merge( ...array_map( static fn( string $feature ): array => $feature::HOOKS, Features::ALL ) );

		self::assertListed( self::method( 'hooks' ), $listed, self::NOT_LISTED );
	}

	public function test_each_controller_belongs_to_exactly_one_feature_and_answers_its_own_routes(): void {
		$listed = array_merge( ...array_map( static fn( string $feature ): array => $feature::ROUTES, Features::ALL ) );

		self::assertListed( self::method( 'routes' ), $listed );
		foreach ( $listed as $className ) {
			foreach ( ufRoutesOf( $className ) as $route ) {
				self::assertSame( $className, $route->handler[0] );
				self::assertTrue( ( new ReflectionMethod( ...$route->handler ) )->isPublic(), $route->key() );
			}
		}
	}

	public function test_each_class_with_actions_belongs_to_exactly_one_feature(): void {
		$listed = array_merge( ...array_map( static fn( string $feature ): array => $feature::ACTIONS, Features::ALL ) );

		self::assertListed( self::method( 'actions' ), $listed );
		foreach ( $listed as $className ) {
			foreach ( ufActionsOf( $className ) as $action ) {
				self::assertSame( $className, $action->handler[0] );
				self::assertTrue( ( new ReflectionMethod( ...$action->handler ) )->isPublic(), $action->name );
			}
		}
	}

	public function test_each_delivery_channel_belongs_to_exactly_one_feature_and_is_in_the_contract(): void {
		$listed = array_merge( ...array_map( static fn( string $feature ): array => array_keys( $feature::CHANNELS ), Features::ALL ) );

		self::assertListed( ' implements Channel ', $listed );
		self::assertEqualsCanonicalizing(
			DeliveryShape::CHANNELS,
			array_map( static fn( string $channel ): mixed => constant( "$channel::NAME" ), $listed )
		);
	}

	/**
	 * Asserts that these are all classes that contain this code, each of them once.
	 *
	 * @param list<class-string> $listed
	 * @param list<class-string> $others classes that no feature lists.
	 */
	private static function assertListed( string $code, array $listed, array $others = array() ): void {
		$having = array();
		foreach ( SourceFile::all() as $path => $file ) {
			if ( str_contains( $file->code, $code ) ) {
				$having[] = 'UserFeedback\\' . str_replace( '/', '\\', substr( $path, 0, -4 ) );
			}
		}

		self::assertSame( array_unique( $listed ), $listed );
		sort( $listed );
		$expected = array_values( array_diff( $having, $others ) );
		sort( $expected );
		self::assertSame( $expected, $listed );
	}

	private static function method( string $name ): string {
		return "\tpublic static function $name(): array";
	}

	public function test_each_declared_method_is_public_and_gets_the_arguments_that_it_requires(): void {
		foreach ( $this->classes() as $className ) {
			foreach ( Hooks::of( $className ) as [ $hook, , $method, , $accepted, $condition ] ) {
				$reflection = new ReflectionMethod( $className, $method );
				self::assertTrue( $reflection->isPublic(), "$className::$method()" );
				self::assertLessThanOrEqual( $accepted, $reflection->getNumberOfRequiredParameters(), "$className::$method() for $hook" );
				if ( is_array( $condition ) ) {
					$reflection = new ReflectionMethod( $condition[0], $condition[1] );
					self::assertTrue( $reflection->isPublic() && $reflection->isStatic(), "$condition[0]::$condition[1]()" );
					self::assertLessThanOrEqual( $accepted, $reflection->getNumberOfRequiredParameters(), $condition[0] );
				}
			}
		}
	}

	/** @return list<class-string> */
	private function classes(): array {
		$listed = array_merge( ...array_map( static fn( string $feature ): array => $feature::HOOKS, Features::ALL ) );
		return array( ...self::NOT_LISTED, ...$listed );
	}
}
