<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Platform;

use PHPUnit\Framework\TestCase;
use ReflectionMethod;
use UserFeedback\Admin\AdminFeature;
use UserFeedback\Contract\AjaxAction;
use UserFeedback\Contract\Route;
use UserFeedback\Feature;
use UserFeedback\FeatureIndex;
use UserFeedback\Features;
use UserFeedback\LicensedFeatures;
use UserFeedback\LicensedFeatureIndex;
use UserFeedback\Lifecycle\SiteModule;
use UserFeedback\Platform\Hooks;
use UserFeedback\Tests\Support\Code\SourceFile;
use UserFeedback\Updates\UpdatesFeature;

/**
 * The index has the hooks, routes, actions and factories that features declare, so that a request doesn't have to load them.
 *
 * @phpstan-import-type Entry from Hooks
 */
final class FeatureIndexTest extends TestCase {

	private const INCLUDES = __DIR__ . '/../../../../includes/';

	/** Hooks that Plugin adds itself, if a site isn't ready. */
	private const NOT_LISTED = array( SiteModule::class );

	public function test_the_index_has_exactly_the_declared_hooks(): void {
		$declared = array( 'FeatureIndex' => Features::ALL, 'LicensedFeatureIndex' => LicensedFeatures::ALL );
		if ( '1' === getenv( 'UF_RECORD' ) ) {
			foreach ( $declared as $name => $features ) {
				file_put_contents( self::INCLUDES . "$name.php", self::code( $name, $features ) );
			}
		}

		$changed = 'Write it anew: UF_RECORD=1 vendor/bin/phpunit --filter FeatureIndex';
		foreach ( $declared as $name => $features ) {
			self::assertSame( self::code( $name, $features ), file_get_contents( self::INCLUDES . "$name.php" ), $changed );
		}
		self::assertArrayHasKey( AdminFeature::class, FeatureIndex::HOOKS );
		self::assertArrayHasKey( AdminFeature::class, array_flip( FeatureIndex::FACTORIES ) );
		self::assertArrayHasKey( UpdatesFeature::class, LicensedFeatureIndex::HOOKS );
	}

	public function test_each_class_with_hooks_belongs_to_exactly_one_feature(): void {
		$listed = array_merge( ...array_map( static fn( string $feature ): array => $feature::HOOKS, Features::all() ) );

		self::assertListed( 'hooks', $listed, self::NOT_LISTED );
	}

	public function test_each_controller_belongs_to_exactly_one_feature_and_answers_its_own_routes(): void {
		$listed = array_merge( ...array_map( static fn( string $feature ): array => $feature::ROUTES, Features::all() ) );

		self::assertListed( 'routes', $listed );
		foreach ( $listed as $className ) {
			foreach ( self::routesOf( $className ) as $route ) {
				self::assertSame( $className, $route->handler[0] );
				self::assertTrue( ( new ReflectionMethod( ...$route->handler ) )->isPublic(), $route->key() );
			}
		}
	}

	public function test_each_class_with_actions_belongs_to_exactly_one_feature(): void {
		$listed = array_merge( ...array_map( static fn( string $feature ): array => $feature::ACTIONS, Features::all() ) );

		self::assertListed( 'actions', $listed );
		foreach ( $listed as $className ) {
			foreach ( self::actionsOf( $className ) as $action ) {
				self::assertSame( $className, $action->handler[0] );
				self::assertTrue( ( new ReflectionMethod( ...$action->handler ) )->isPublic(), $action->name );
			}
		}
	}

	/**
	 * Asserts that these are all classes with a method of this name, each of them once.
	 *
	 * @param list<class-string> $listed
	 * @param list<class-string> $others classes that no feature lists.
	 */
	private static function assertListed( string $method, array $listed, array $others = array() ): void {
		$having = array();
		foreach ( SourceFile::all() as $path => $file ) {
			if ( str_contains( $file->code, "\tpublic static function $method(): array" ) ) {
				$having[] = 'UserFeedback\\' . str_replace( '/', '\\', substr( $path, 0, -4 ) );
			}
		}

		self::assertSame( array_unique( $listed ), $listed );
		sort( $listed );
		$expected = array_values( array_diff( $having, $others ) );
		sort( $expected );
		self::assertSame( $expected, $listed );
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
		$listed = array_merge( ...array_map( static fn( string $feature ): array => $feature::HOOKS, Features::all() ) );
		return array( ...self::NOT_LISTED, ...$listed );
	}

	/** @param list<class-string<Feature>> $features */
	private static function code( string $name, array $features ): string {
		$hooks     = '';
		$routes    = '';
		$actions   = '';
		$factories = '';
		foreach ( $features as $feature ) {
			$entries    = array_merge( array(), ...array_map( array( Hooks::class, 'of' ), $feature::HOOKS ) );
			$lines      = implode( '', array_map( self::line( ... ), $entries ) );
			$hooks     .= self::entry( $feature, $lines );
			$declared   = array_merge( array(), ...array_map( self::routesOf( ... ), $feature::ROUTES ) );
			$routes    .= self::entry( $feature, implode( '', array_map( self::routeLine( ... ), $declared ) ) );
			$declared   = array_merge( array(), ...array_map( self::actionsOf( ... ), $feature::ACTIONS ) );
			$actions   .= self::entry( $feature, implode( '', array_map( self::actionLine( ... ), $declared ) ) );
			$factories .= implode(
				'',
				array_map(
					static fn( string $className ): string => "\t\t\\$className::class => \\$feature::class,\n",
					array_keys( $feature::factories() )
				)
			);
		}
		return <<<PHP
			<?php
			declare(strict_types=1);

			namespace UserFeedback;

			defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

			// phpcs:disable -- Written by a test, one declaration a line.
			/**
			 * Hooks, routes and actions by feature, and the features that have a factory, so that a request doesn't have to load them
			 * all. FeatureIndexTest writes this file: UF_RECORD=1 vendor/bin/phpunit --filter FeatureIndex
			 */
			final class $name {

				public const HOOKS = array(
			{$hooks}	);

				public const ROUTES = array(
			{$routes}	);

				public const ACTIONS = array(
			{$actions}	);

				public const FACTORIES = array(
			{$factories}	);
			}

			PHP;
	}

	private static function entry( string $feature, string $lines ): string {
		return '' === $lines ? '' : "\t\t\\$feature::class => array(\n$lines\t\t),\n";
	}

	/**
	 * @param class-string $controller
	 * @return list<Route>
	 */
	private static function routesOf( string $controller ): array {
		/** @var list<Route> $routes */
		$routes = method_exists( $controller, 'routes' ) ? $controller::routes() : array();
		return $routes;
	}

	/**
	 * @param class-string $className
	 * @return list<AjaxAction>
	 */
	private static function actionsOf( string $className ): array {
		/** @var list<AjaxAction> $actions */
		$actions = method_exists( $className, 'actions' ) ? $className::actions() : array();
		return $actions;
	}

	private static function actionLine( AjaxAction $action ): string {
		[ $name, $className, $method, $can, $nonce, $also ] = $action->row();

		$also = null === $also ? 'null' : "'$also'";
		return "\t\t\tarray( '$name', \\$className::class, '$method', \\UserFeedback\Contract\Can::$can->name, '$nonce', $also ),\n";
	}

	private static function routeLine( Route $route ): string {
		$row = $route->row();

		[ $method, $path, $className, $handler, $can ] = $row;

		$words = isset( $row[5] ) ? ", array( '" . implode( "', '", $row[5] ) . "' )" : '';
		return "\t\t\tarray( '$method', '$path', \\$className::class, '$handler', \\UserFeedback\Contract\Can::$can->name$words ),\n";
	}

	/** @param Entry $entry */
	private static function line( array $entry ): string {
		[ $hook, $className, $method, $priority, $accepted, $condition ] = $entry;

		$when = match ( true ) {
			is_array( $condition ) => "array( \\$condition[0]::class, '$condition[1]' )",
			null === $condition    => 'null',
			default                => "'$condition'",
		};
		$number = array( PHP_INT_MAX => 'PHP_INT_MAX', PHP_INT_MIN => 'PHP_INT_MIN' )[ $priority ] ?? $priority;
		return "\t\t\tarray( '$hook', \\$className::class, '$method', $number, $accepted, $when ),\n";
	}
}
