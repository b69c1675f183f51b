<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Contract;

use Closure;
use ReflectionMethod;
use ReflectionProperty;
use UserFeedback\Late;
use UserFeedback\Module;
use UserFeedback\Tests\Support\SiteTestCase;
use WP_Hook;

/** Modules that a visitor's page makes only when they are wanted: each must be made before any hook of its own can come. */
final class LateModulesTest extends SiteTestCase {

	/** Hooks that come only after another one in the same request. */
	private const AFTER = array(
		'rest_pre_dispatch'  => 'rest_api_init',
		'admin_bar_menu'     => 'admin_bar_init',
		'wp_enqueue_scripts' => 'admin_bar_init',
		'wp_footer'          => 'admin_bar_init',
	);

	/** Those of wp-admin, where all modules are made at once. */
	private const BACKSTAGE = '/^(admin_(init|menu|notices|enqueue_scripts)|wp_ajax_\w+|shutdown)$/';

	public function test_each_hook_of_a_late_module_is_waited_for(): void {
		$modules = array_filter( $this->modules(), static fn( Module $module ): bool => $module instanceof Late );
		self::assertGreaterThan( 10, count( $modules ) );

		foreach ( $modules as $late ) {
			$hooks = ( new ReflectionProperty( $late, 'hooks' ) )->getValue( $late );
			$make  = ( new ReflectionProperty( $late, 'make' ) )->getValue( $late );
			self::assertIsArray( $hooks );
			self::assertInstanceOf( Closure::class, $make );
			$module = $make();
			self::assertInstanceOf( Module::class, $module );
			foreach ( $this->added_by( $module ) as $hook ) {
				self::assertContains( self::AFTER[ $hook ] ?? $hook, $hooks, $module::class . " would miss $hook." );
			}
		}
	}

	public function test_it_is_made_once_and_gives_a_filter_its_value_back(): void {
		$module = new class() implements Module {
			public int $registered = 0;
			public function register(): void {
				++$this->registered;
			}
		};
		$late   = new Late( array( 'cron_schedules' ), static fn(): Module => $module );

		self::assertSame( array( 'as' => 'it was' ), $late->now( array( 'as' => 'it was' ) ) );
		self::assertSame( 'again', $late->now( 'again' ) );
		self::assertSame( 1, $module->registered );
	}

	/** @return list<Module> */
	private function modules(): array {
		$all = array();
		foreach ( array( 'modules', 'visitorModules' ) as $list ) {
			$found = ( new ReflectionMethod( $this->plugin(), $list ) )->invoke( $this->plugin() );
			self::assertIsArray( $found );
			$all = array( ...$all, ...array_values( $found ) );
		}
		self::assertContainsOnlyInstancesOf( Module::class, $all );
		/** @var list<Module> $all */
		return $all;
	}

	/** @return list<string> names of hooks, without those of wp-admin. */
	private function added_by( Module $module ): array {
		$before = $this->counts();
		$module->register();
		$added = array_keys( array_filter( $this->counts(), static fn( int $count, string $hook ): bool => $count > ( $before[ $hook ] ?? 0 ), ARRAY_FILTER_USE_BOTH ) );
		return array_values( array_filter( $added, static fn( string $hook ): bool => 1 !== preg_match( self::BACKSTAGE, $hook ) ) );
	}

	/** @return array<string, int> how many listen to each hook. */
	private function counts(): array {
		/** @var array<string, WP_Hook> $all */
		$all = $GLOBALS['wp_filter'];
		return array_map( static fn( WP_Hook $hook ): int => array_sum( array_map( 'count', $hook->callbacks ) ), $all );
	}
}
