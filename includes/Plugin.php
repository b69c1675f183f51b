<?php
declare(strict_types=1);

namespace UserFeedback;

use LogicException;
use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Database\Db;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Editions\CurrentFreeEdition;
use UserFeedback\Lifecycle\Deactivator;
use UserFeedback\Lifecycle\LifecycleFeature;
use UserFeedback\Lifecycle\Requirements;
use WP_Textdomain_Registry;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Runs the features, and finds their services. Contents lists the features. */
final class Plugin {

	private static ?self $running = null;

	/** @var Late<Clock> */
	private readonly Late $clock;

	/** @var Late<CurrentEdition> */
	private readonly Late $edition;

	private readonly Db $db;
	private readonly LifecycleFeature $lifecycle;

	/** @var array<class-string<Feature>, Late<Feature>> */
	private readonly array $features;

	public function __construct( public readonly string $file ) {
		$this->clock     = $clock = new Late( static fn() => new Clock() );
		$this->db        = $db = Db::ofSite();
		$this->lifecycle = new LifecycleFeature( $db );
		$licensing       = Whole::isHere() ? LicensedContents::licensing( $clock ) : null;
		$this->edition   = $edition = new Late(
			static fn(): CurrentEdition => null === $licensing ? new CurrentFreeEdition() : LicensedContents::edition( $licensing, $clock )
		);
		$this->features  = Contents::of(
			$file,
			$db,
			$clock,
			$licensing,
			$edition,
			$this->find( ... ),
			$this->controller( ... ),
			$this->lifecycle->site->isReady( ... )
		);
	}

	public static function start( string $file ): void {
		register_activation_hook( $file, static fn() => ( new self( $file ) )->activate() );
		register_deactivation_hook( $file, array( Deactivator::class, 'deactivate' ) );
		add_action(
			'plugins_loaded',
			static function () use ( $file ): void {
				if ( ! Requirements::areMet() ) {
					add_action( 'admin_notices', array( Requirements::class, 'tellProblem' ) );
					return;
				}
				if ( ! is_wp_version_compatible( '6.8' ) ) { // From then on, WordPress uses the path in the header.
					$languages = $GLOBALS['wp_textdomain_registry'];
					if ( $languages instanceof WP_Textdomain_Registry ) {
						$languages->set_custom_path( 'userfeedback', dirname( $file ) . '/languages' );
					}
				}
				self::$running = new self( $file );
				self::$running->register();
			}
		);
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
		$found  = $plugin->find( $className );
		return $found instanceof $className ? $found : throw new LogicException( "$className is something else." );
	}

	/** Adds the hooks of all features. */
	public function register(): void {
		$this->lifecycle->register();
		$missing = $this->lifecycle->site->isReady() ? array() : array_flip(
			array( ...Contents::NEED_TABLES, ...( Whole::isHere() ? LicensedContents::NEED_TABLES : array() ) )
		);
		foreach ( array_diff_key( $this->features, $missing ) as $feature ) {
			$feature->register();
		}
	}

	private function activate(): void {
		$this->lifecycle->site->makeReady();
		foreach ( $this->lifecycle->site->isReady() ? $this->features : array() as $feature ) {
			$feature->get()->activate();
		}
	}

	/**
	 * @param class-string $className
	 * @throws StorageFailed The site's tables don't exist, or are being created.
	 */
	private function controller( string $className ): object {
		return $this->lifecycle->site->isReady()
			? $this->find( $className )
			: throw new StorageFailed( 'The tables of this site are not ready.' );
	}

	/**
	 * Asks the features of the class's own folder first, so that a request loads no others.
	 *
	 * @param class-string $className
	 */
	private function find( string $className ): object {
		$isNear = static fn( string $feature ): bool => str_starts_with(
			$className,
			substr( $feature, 0, (int) strrpos( $feature, '\\' ) + 1 )
		);
		$found  = match ( $className ) {
			Clock::class => $this->clock->get(),
			Db::class    => $this->db,
			default      => is_a( $className, CurrentEdition::class, true ) ? $this->edition->get() : $this->lifecycle->get( $className ),
		};
		foreach ( array( ...array_filter( $this->features, $isNear, ARRAY_FILTER_USE_KEY ), ...$this->features ) as $feature ) {
			if ( null !== $found ) {
				return $found;
			}
			$found = $feature->get()->get( $className );
		}
		return $found ?? throw new LogicException( "No feature has $className." );
	}
}
