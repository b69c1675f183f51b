<?php
declare(strict_types=1);

namespace UserFeedback;

use LogicException;
use UserFeedback\Addons\AddonsFeature;
use UserFeedback\Admin\AdminFeature;
use UserFeedback\Ajax\AjaxFeature;
use UserFeedback\Caches\CachesFeature;
use UserFeedback\Choices\ChoicesFeature;
use UserFeedback\Collector\CollectorFeature;
use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Dashboard\DashboardFeature;
use UserFeedback\Database\Db;
use UserFeedback\Drafting\DraftingFeature;
use UserFeedback\Ai\SupportModule;
use UserFeedback\Editions\AddonStore;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Exports\ExportsFeature;
use UserFeedback\Fonts\FontsFeature;
use UserFeedback\Inbox\InboxFeature;
use UserFeedback\Insights\InsightsFeature;
use UserFeedback\Licensing\LicensingFeature;
use UserFeedback\Licensing\RememberedPlan;
use UserFeedback\Lifecycle\Deactivator;
use UserFeedback\Lifecycle\LifecycleFeature;
use UserFeedback\Lifecycle\Requirements;
use UserFeedback\Lifecycle\WriteKey;
use UserFeedback\Plugins\PluginsFeature;
use UserFeedback\Privacy\PrivacyFeature;
use UserFeedback\Responses\Counting\CountingFeature;
use UserFeedback\Responses\ResponsesFeature;
use UserFeedback\Responses\Submit\SubmitFeature;
use UserFeedback\Rest\RestFeature;
use UserFeedback\Results\ResultsFeature;
use UserFeedback\Settings\SettingsFeature;
use UserFeedback\Sharing\SharingFeature;
use UserFeedback\Summaries\SummariesFeature;
use UserFeedback\Surveys\Editing\EditingFeature;
use UserFeedback\Surveys\SurveysFeature;
use UserFeedback\Welcome\WelcomeFeature;
use UserFeedback\Tester\TesterFeature;
use UserFeedback\Widget\WidgetFeature;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The table of contents: each feature, what it is given, and which hooks wake it where not all are awake. */
final class Plugin {

	private static ?self $running = null;

	/** Without the site's tables there is nothing to show to visitors and nothing to take from them: then these add no hooks. */
	private const NEED_TABLES = array(
		SubmitFeature::class, CountingFeature::class, PrivacyFeature::class, EditingFeature::class,
		ExportsFeature::class, CollectorFeature::class, CachesFeature::class, WidgetFeature::class,
		SharingFeature::class, DashboardFeature::class, SummariesFeature::class,
	);

	/** @var Late<Clock> */
	private readonly Late $clock;

	/** @var Late<CurrentEdition> */
	private readonly Late $edition;

	private readonly Db $db;
	private readonly LifecycleFeature $lifecycle;

	/** @var array<class-string<Feature>, Late<Feature>> */
	private readonly array $features;

	/**
	 * A feature is given what stands above it and nothing else. It is made when somebody first wants it or one of its
	 * hooks comes, as most pages want few.
	 */
	public function __construct( public readonly string $file ) {
		$this->clock     = $clock = new Late( static fn() => new Clock() );
		$this->db        = $db = Db::ofSite();
		$this->lifecycle = new LifecycleFeature( $db );
		$licensing       = new Late( static fn() => new LicensingFeature( $clock->get() ), 'admin_init' );
		$plan            = new Late(
			static fn() => new RememberedPlan( static fn() => $licensing->get()->licence(), WriteKey::current( ... ), $clock->get() )
		);
		$this->edition   = $edition = new Late(
			static fn() => new CurrentEdition(
				static fn() => $plan->get()->get(),
				static fn() => ( new AddonStore() )->active(),
				static fn() => $plan->get()->lasting()
			)
		);
		$this->features  = array(
			LicensingFeature::class => $licensing,
			AddonsFeature::class    => new Late( static fn() => new AddonsFeature( $edition->get() ), 'userfeedback_install_addon' ),
			SettingsFeature::class  => $settings = ( new Late(
				static fn() => new SettingsFeature( $edition ),
				'map_meta_cap',
				'auto_update_plugin'
			) )->when( // A right of ours, or a new version of a plugin.
				static fn( mixed $value = null, mixed $about = null ): bool => is_object( $about )
					|| ( is_string( $about ) && str_starts_with( $about, 'userfeedback_' ) )
			),
			ChoicesFeature::class   => new Late( static fn() => new ChoicesFeature() ),
			FontsFeature::class     => new Late( static fn() => new FontsFeature() ),
			InboxFeature::class     => new Late( fn() => new InboxFeature( $db, $this->find( ... ) ) ),
			SurveysFeature::class   => $surveys = new Late(
				static fn() => new SurveysFeature(
					$db,
					$clock->get(),
					$edition->get(),
					$settings,
					static fn(): string => CachesFeature::keptPages()->note()
				)
			),
			SubmitFeature::class    => $submit = new Late(
				static fn() => new SubmitFeature( $db, $clock->get(), $surveys->get()->live(), $edition->get()->lasting() ),
				'userfeedback_process'
			),
			CountingFeature::class  => $counting = new Late(
				static fn() => new CountingFeature( $db, $clock->get(), $submit->get() ),
				'userfeedback_process',
				'userfeedback_recount',
				'userfeedback_recount_next',
				'userfeedback_forget_spam',
				'admin_init',
				'site_status_tests',
				'load-site-health.php'
			),
			ResponsesFeature::class => $responses = new Late(
				static fn() => new ResponsesFeature( $db, $surveys->get()->repository, $submit->get(), $counting->get(), $edition->get() )
			),
			ResultsFeature::class   => $results = new Late(
				static fn() => new ResultsFeature( $db, $clock->get(), $surveys->get(), $submit->get(), $counting->get(), $edition->get() )
			),
			InsightsFeature::class  => new Late(
				static fn() => new InsightsFeature(
					$db,
					$clock->get(),
					$surveys->get(),
					$results->get(),
					$edition->get(),
					$counting->get()->transaction()
				)
			),
			PrivacyFeature::class   => new Late(
				static fn() => new PrivacyFeature( $db, $clock->get(), $surveys->get()->repository, $responses->get(), $settings ),
				'admin_init',
				'userfeedback_recount',
				'userfeedback_forget_responses',
				'wp_privacy_personal_data_exporters',
				'wp_privacy_personal_data_erasers'
			),
			CollectorFeature::class => $collector = new Late(
				static fn() => new CollectorFeature( $file ),
				'userfeedback_check_collector',
				'cron_schedules',
				'admin_init',
				'site_status_tests'
			),
			CachesFeature::class    => new Late(
				static fn() => new CachesFeature( $clock->get(), $surveys->get()->repository, $edition->get()->lasting(), $settings->get() ),
				'userfeedback_surveys_written',
				'userfeedback_settings_saved',
				'update_option_userfeedback_addons',
				'update_option_userfeedback_license',
				'update_site_option_userfeedback_license',
				'userfeedback_surveys_changed',
				'userfeedback_check_shown',
				'admin_init',
				'admin_post_userfeedback_loader_on_every_page',
				'site_status_tests'
			),
			SharingFeature::class   => $sharing = ( new Late(
				static fn() => new SharingFeature( $file, $db, $clock->get(), $surveys->get(), $results->get(), $edition->get() ),
				'template_redirect'
				// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Nothing is done with it here.
			) )->when( static fn(): bool => isset( $_GET['userfeedback_results'] ) ),
			WidgetFeature::class    => new Late(
				static fn() => new WidgetFeature( $file, $clock, $edition, $surveys, $submit, $collector, $sharing ),
				'init'
			),
			EditingFeature::class   => new Late(
				fn() => new EditingFeature( $db, $clock->get(), $surveys->get()->repository, $this->lifecycle->site->isReady( ... ) ),
				'userfeedback_recount',
				'deleted_user',
				'remove_user_from_blog',
				'wp_logout',
				'login_footer'
			),
			ExportsFeature::class   => new Late(
				fn() => new ExportsFeature(
					$db,
					$clock->get(),
					$surveys->get()->repository,
					$results->get(),
					$edition->get(),
					$this->lifecycle->site->isReady( ... )
				),
				'admin_menu',
				'userfeedback_export',
				'userfeedback_recount',
				'deleted_user',
				'remove_user_from_blog'
			),
			DraftingFeature::class  => ( new Late(
				static fn() => new DraftingFeature( $clock->get(), $edition->get(), static fn() => $surveys->get()->readDraft() ),
				'added_option',
				'updated_option',
				'deleted_option'
			) )->when( static fn( mixed $option = null, mixed $value = null ): bool => SupportModule::isAbout( $option ) ),
			WelcomeFeature::class   => new Late( static fn() => new WelcomeFeature( $db ), 'admin_init' ),
			TesterFeature::class    => new Late( static fn() => new TesterFeature( $db, $clock->get(), $surveys->get(), $edition->get() ) ),
			PluginsFeature::class   => new Late( static fn() => new PluginsFeature() ),
			DashboardFeature::class => new Late( static fn() => new DashboardFeature( $file, $results ), 'wp_dashboard_setup' ),
			SummariesFeature::class => new Late(
				static fn() => new SummariesFeature( $clock->get(), $results, $settings ),
				'admin_init',
				'userfeedback_weekly_summary'
			),
			AdminFeature::class     => new Late( static fn() => new AdminFeature( $file, $licensing ), 'admin_menu', 'admin_bar_init' ),
			RestFeature::class      => new Late( fn() => new RestFeature( $this->controller( ... ) ), 'rest_api_init' ),
			AjaxFeature::class      => new Late( fn() => new AjaxFeature( $this->find( ... ) ), 'admin_init' ),
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
				self::$running = new self( $file );
				self::$running->register();
			}
		);
	}

	/**
	 * Something of the running plugin, for tests, the demo and WP-CLI; code of the plugin is given what it needs instead.
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

	/** Adds the hooks of every feature. */
	public function register(): void {
		$this->lifecycle->register();
		$missing = $this->lifecycle->site->isReady() ? array() : array_flip( self::NEED_TABLES );
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
	 * @throws StorageFailed the site's tables are not there, or being made just now.
	 */
	private function controller( string $className ): object {
		return $this->lifecycle->site->isReady()
			? $this->find( $className )
			: throw new StorageFailed( 'The tables of this site are not ready.' );
	}

	/**
	 * The features of its own folder are asked first, so that a request loads no others.
	 *
	 * @param class-string $className
	 */
	private function find( string $className ): object {
		$isNear = static fn( string $feature ): bool => str_starts_with(
			$className,
			substr( $feature, 0, (int) strrpos( $feature, '\\' ) + 1 )
		);
		$found  = match ( $className ) {
			Clock::class          => $this->clock->get(),
			Db::class             => $this->db,
			CurrentEdition::class => $this->edition->get(),
			default               => $this->lifecycle->get( $className ),
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
