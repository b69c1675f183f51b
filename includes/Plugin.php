<?php
declare(strict_types=1);

namespace UserFeedback;

use Closure;
use LogicException;
use Throwable;
use UserFeedback\Lifecycle\Deactivator;
use UserFeedback\Lifecycle\Requirements;
use UserFeedback\Lifecycle\SiteSetupHooks;
use UserFeedback\Platform\Database\SiteSetup;
use UserFeedback\Platform\FeatureIndex;
use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Injection\Container;
use UserFeedback\Surveys\Questions\Types\QuestionTypes;
use UserFeedback\Surveys\RegisteredTypes\RegisteredTypes;
use WP_Textdomain_Registry;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Adds the hooks of all features, and finds services. Features lists the features, and FeatureIndex their hooks and factories. */
final class Plugin {

	private static ?self $running = null;

	private readonly Container $container;

	public function __construct() {
		$this->container = new Container( self::factory( ... ), FeatureIndex::BINDINGS );
	}

	public static function start( string $file ): void {
		register_activation_hook( $file, static fn() => ( new self() )->activate() );
		register_deactivation_hook( $file, array( Deactivator::class, 'deactivate' ) );
		add_action(
			'plugins_loaded',
			static function () use ( $file ): void {
				try {
					self::run( $file );
				} catch ( Throwable $error ) {
					userfeedback_is_missing_class( $error ) || throw $error; // An update is replacing files: the page shows without us.
				}
			}
		);
	}

	private static function run( string $file ): void {
		if ( ! Requirements::areMet() ) {
			add_action( 'admin_notices', array( Requirements::class, 'printProblem' ) );
			return;
		}
		QuestionTypes::readInactive( static fn(): array => RegisteredTypes::inactive() );
		if ( ! is_wp_version_compatible( '6.8' ) ) { // From then on, WordPress uses the path in the header.
			$languages = $GLOBALS['wp_textdomain_registry'];
			if ( $languages instanceof WP_Textdomain_Registry ) {
				$languages->set_custom_path( 'userfeedback', dirname( $file ) . '/languages' );
			}
		}
		self::$running = new self();
		self::$running->register();
	}

	/**
	 * Returns a service of the running plugin, for tests, the demo and WP-CLI; plugin code gets its dependencies passed in
	 * instead.
	 *
	 * @template T of object
	 * @param class-string<T> $className
	 * @return T
	 */
	public static function get( string $className ): object {
		$plugin = self::$running ?? throw new LogicException( 'UserFeedback is not running on this site.' );
		return $plugin->container->get( $className );
	}

	/** Adds the hooks of all features that work on this site. */
	public function register(): void {
		$hooks   = new Hooks( $this->container );
		$isReady = $this->container->get( SiteSetup::class )->isReady();
		if ( ! $isReady ) {
			$this->container->get( SiteSetupHooks::class )->prepare();
			$hooks->add( Hooks::of( SiteSetupHooks::class ) );
			$isReady = $this->container->get( SiteSetup::class )->isReady();
		}
		foreach ( array_diff_key( FeatureIndex::HOOKS, $isReady ? array() : FeatureIndex::NEED_TABLES ) as $entries ) {
			$hooks->add( $entries );
		}
	}

	private function activate(): void {
		$site = $this->container->get( SiteSetup::class );
		$site->makeReady();
		foreach ( $site->isReady() ? Features::ALL : array() as $feature ) {
			foreach ( $feature::ON_ACTIVATION as $className => $method ) {
				$this->container->call( $className, $method );
			}
		}
	}

	/**
	 * @param class-string $className
	 * @return (Closure(Container): object)|null
	 */
	private static function factory( string $className ): ?Closure {
		$feature = FeatureIndex::FACTORIES[ $className ] ?? null;
		return null === $feature ? null : $feature::factories()[ $className ] ?? null;
	}
}
