<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Contract\Cost;

use ReflectionMethod;
use ReflectionProperty;
use UserFeedback\Database\Db;
use UserFeedback\Feature;
use UserFeedback\Late;
use UserFeedback\Lifecycle\LifecycleFeature;
use UserFeedback\Module;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\Cases\SiteTestCase;
use WP_Hook;

/** Modules that visitors' pages load only on demand: each must be loaded before any of its hooks can fire. */
final class LateModulesTest extends SiteTestCase {

	/** Hooks that only fire after another one in the same request. */
	private const AFTER = array(
		'rest_pre_dispatch'     => 'rest_api_init',
		'wp_abilities_api_init' => 'wp_abilities_api_categories_init',
		'rest_endpoints'        => 'rest_api_init',
		'admin_bar_menu'        => 'admin_bar_init',
		'wp_footer'             => 'admin_bar_init',
		'wp_enqueue_scripts'    => 'admin_bar_init',
	);

	/** Hooks of wp-admin, where all modules load immediately. */
	private const BACKSTAGE = '/^(admin_(init|menu|head|notices|enqueue_scripts)|wp_ajax_\w+|shutdown)$/';

	/** Modules loaded by `init` may use these hooks too: none of them fires earlier. */
	private const LATER_THAN_INIT = '/^(init|wp_consent_api_registered_.+)$/';

	public function test_a_lazy_module_waits_for_each_of_its_hooks(): void {
		$modules = $this->late();
		self::assertGreaterThan( 10, count( $modules ) );

		foreach ( $modules as $late ) {
			$hooks = ( new ReflectionProperty( $late, 'hooks' ) )->getValue( $late );
			self::assertIsArray( $hooks );
			foreach ( $this->addedBy( $late->get() ) as $hook ) {
				$isLater = in_array( 'init', $hooks, true ) && 1 === preg_match( self::LATER_THAN_INIT, $hook );
				self::assertTrue(
					$isLater || in_array( $hook, $hooks, true ) || in_array( self::AFTER[ $hook ] ?? '', $hooks, true ),
					$late->get()::class . " would miss $hook."
				);
			}
		}
	}

	public function test_each_feature_with_hooks_has_hooks_that_load_it(): void {
		foreach ( $this->features() as $feature ) {
			$hooks = ( new ReflectionProperty( $feature, 'hooks' ) )->getValue( $feature );
			self::assertSame( array() === $this->modulesOf( $feature->get() ), array() === $hooks, $feature->get()::class );
		}
	}

	public function test_a_lazy_module_is_created_once_and_returns_the_value_of_a_filter(): void {
		$module = new class() implements Module {
			public int $registered = 0;
			public function register(): void {
				++$this->registered;
			}
		};
		$late   = new Late( static fn(): Module => $module, 'cron_schedules' );

		self::assertSame( array( 'as' => 'it was' ), $late->now( array( 'as' => 'it was' ) ) );
		self::assertSame( 'again', $late->now( 'again' ) );
		self::assertSame( 1, $module->registered );
	}

	public function test_a_shared_hook_loads_a_lazy_module_only_when_its_condition_matches(): void {
		$module = new class() implements Module {
			public int $registered = 0;
			public function register(): void {
				++$this->registered;
			}
		};
		$late   = ( new Late( static fn(): Module => $module, 'map_meta_cap' ) )->when(
			static fn( mixed $needed = null, mixed $capability = null ): bool => 'ours' === $capability
		);

		self::assertSame( array( 'read' ), $late->now( array( 'read' ), 'theirs' ) );
		self::assertSame( 0, $module->registered );
		self::assertSame( array( 'read' ), $late->now( array( 'read' ), 'ours' ) );
		self::assertSame( 1, $module->registered );
	}

	/** @return list<Late<Module>> features, and modules that load later than their feature. */
	private function late(): array {
		$late = $this->features();
		foreach ( array(
			...array_map( static fn( Late $feature ): Feature => $feature->get(), $late ),
			new LifecycleFeature( Plugin::get( Db::class ) ),
		) as $feature ) {
			$late = array(
				...$late,
				...array_filter( $this->modulesOf( $feature ), static fn( Module $module ): bool => $module instanceof Late ),
			);
		}
		return array_values( $late );
	}

	/** @return list<Late<Feature>> in their state before any hooks are registered. */
	private function features(): array {
		/** @var array<string, Late<Feature>> $features */
		$features = ( new ReflectionProperty( Plugin::class, 'features' ) )->getValue( new Plugin( USERFEEDBACK_FILE ) );
		return array_values( $features );
	}

	/** @return list<Module> */
	private function modulesOf( Feature $feature ): array {
		/** @var list<Module> $modules */
		$modules = ( new ReflectionMethod( $feature, 'modules' ) )->invoke( $feature );
		return $modules;
	}

	/** @return list<string> names of hooks, without those of wp-admin. */
	private function addedBy( Module $module ): array {
		$before = $this->counts();
		foreach ( $module instanceof Feature ? $this->modulesOf( $module ) : array( $module ) as $part ) {
			if ( ! $part instanceof Late ) { // It has its own.
				$part->register();
			}
		}
		$added = array_keys(
			array_filter(
				$this->counts(),
				static fn( int $count, string $hook ): bool => $count > ( $before[ $hook ] ?? 0 ),
				ARRAY_FILTER_USE_BOTH
			)
		);
		return array_values( array_filter( $added, static fn( string $hook ): bool => 1 !== preg_match( self::BACKSTAGE, $hook ) ) );
	}

	/** @return array<string, int> number of callbacks for each hook. */
	private function counts(): array {
		/** @var array<string, WP_Hook> $all */
		$all = $GLOBALS['wp_filter'];
		return array_map( static fn( WP_Hook $hook ): int => array_sum( array_map( 'count', $hook->callbacks ) ), $all );
	}
}
