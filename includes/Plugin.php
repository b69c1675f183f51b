<?php
declare(strict_types=1);

namespace UserFeedback;

use LogicException;
use UserFeedback\Admin\AdminModule;
use UserFeedback\Admin\AppAssets;
use UserFeedback\Admin\BootData;
use UserFeedback\Ajax\AjaxRouter;
use UserFeedback\Choices\ChoicesController;
use UserFeedback\Choices\FindPages;
use UserFeedback\Choices\RuleChoices;
use UserFeedback\Caches\TellChange;
use UserFeedback\Collector\CheckCollector;
use UserFeedback\Collector\CollectorModule;
use UserFeedback\Collector\CollectorSignature;
use UserFeedback\Collector\CollectorState;
use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Database\Db;
use UserFeedback\Database\Migrations\M0001FirstTables;
use UserFeedback\Database\Migrations\M0002WholeSurveys;
use UserFeedback\Database\Migrations\M0003WholeResponses;
use UserFeedback\Database\Migrations\M0004SealedHeaders;
use UserFeedback\Database\Migrations\M0005Untold;
use UserFeedback\Database\Migrations\M0006PageKeys;
use UserFeedback\Database\Migrator;
use UserFeedback\Fonts\FontsController;
use UserFeedback\GeoRestrictions\GeoRestrictionsModule;
use UserFeedback\Licensing\AddonStore;
use UserFeedback\Licensing\Entitlements;
use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\LicenceStore;
use UserFeedback\Lifecycle\CommandsModule;
use UserFeedback\Lifecycle\Deactivator;
use UserFeedback\Lifecycle\RemovedSiteModule;
use UserFeedback\Lifecycle\Requirements;
use UserFeedback\Lifecycle\SaltsModule;
use UserFeedback\Lifecycle\SaltsOfConfig;
use UserFeedback\Lifecycle\Site;
use UserFeedback\Lifecycle\SiteModule;
use UserFeedback\Notifications\DismissedRepository;
use UserFeedback\Notifications\Drawer;
use UserFeedback\Notifications\FirstResponsesQuery;
use UserFeedback\Notifications\NoticeActions;
use UserFeedback\Notifications\NoticeRepository;
use UserFeedback\Notifications\NotificationsController;
use UserFeedback\Privacy\AddressInAnswersQuery;
use UserFeedback\Privacy\PersonalData;
use UserFeedback\Privacy\PrivacyModule;
use UserFeedback\Privacy\PrivacyText;
use UserFeedback\Responses\AskOtherPlugins;
use UserFeedback\Responses\ForgetSpam;
use UserFeedback\Responses\ImpressionController;
use UserFeedback\Responses\OriginGuard;
use UserFeedback\Responses\ProcessSoon;
use UserFeedback\Responses\RateLimitModule;
use UserFeedback\Responses\ResponsesModule;
use UserFeedback\Responses\SubmitController;
use UserFeedback\Rest\BodyGuard;
use UserFeedback\Rest\ErrorMapper;
use UserFeedback\Rest\Router;
use UserFeedback\Settings\CurrentSettings;
use UserFeedback\Settings\Rights;
use UserFeedback\Settings\SaveSettings;
use UserFeedback\Settings\VisitorSettings;
use UserFeedback\Surveys\ChangeStatus;
use UserFeedback\Surveys\DeleteSurveys;
use UserFeedback\Surveys\DuplicateSurvey;
use UserFeedback\Surveys\ListSurveys;
use UserFeedback\Surveys\LookOfNewSurveys;
use UserFeedback\Surveys\SaveSurvey;
use UserFeedback\Surveys\SurveyCountsQuery;
use UserFeedback\Surveys\SurveyDataRepository;
use UserFeedback\Surveys\SurveyListQuery;
use UserFeedback\Surveys\SurveyMapper;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Surveys\SurveysController;
use UserFeedback\Surveys\SurveyStatusController;
use UserFeedback\Surveys\Templates\TemplatesController;
use UserFeedback\Visitors\CountryFile;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Composition root: everything is made here and in the parts, with plain `new`, and not before it is wanted.
 *
 * The two lists of modules are the plugin's table of contents.
 */
final class Plugin {

	private static ?self $running = null;

	public readonly Clock $clock;
	public readonly Db $db;
	public readonly Site $site;
	public readonly SurveyRepository $surveys;
	public readonly AcceptParts $accept;
	private readonly WidgetParts $widget;

	private ?EditionParts $editions    = null;
	private ?SettingsParts $settings   = null;
	private ?CountingParts $counting   = null;
	private ?CheckCollector $collector = null;
	private ?CacheParts $caches        = null;

	/** What each page of the site needs. The rest is made when it is asked for, because most pages never ask. */
	public function __construct( public readonly string $file ) {
		$this->clock   = new Clock();
		$this->db      = Db::ofSite();
		$this->site    = new Site( new Migrator( $this->db, array( M0001FirstTables::class, M0002WholeSurveys::class, M0003WholeResponses::class, M0004SealedHeaders::class, M0005Untold::class, M0006PageKeys::class ) ), static fn(): array => array( LicenceStore::OPTION, AddonStore::OPTION, CollectorState::OPTION, VisitorSettings::OPTION, TellChange::OPTION ) );
		$this->surveys = new SurveyRepository( $this->db );
		$this->accept  = new AcceptParts( $this->db, $this->clock, $this->surveys, fn( Feature $feature ): bool => $this->allowed()->allows( $feature ) );
		$this->widget  = new WidgetParts(
			$file,
			$this->clock,
			$this->surveys,
			$this->accept,
			$this->allowed( ... ),
			fn(): string => $this->collector()->named(),
			fn(): string => $this->caches()->keptPages()->noteOnPage()
		);
	}

	public function editions(): EditionParts {
		return $this->editions ??= new EditionParts( $this->clock );
	}

	public function settings(): SettingsParts {
		return $this->settings ??= new SettingsParts( $this->allowed( ... ) );
	}

	public function counting(): CountingParts {
		return $this->counting ??= new CountingParts( $this->db, $this->clock, $this->accept->responses() );
	}

	public function caches(): CacheParts {
		return $this->caches ??= new CacheParts( $this->clock, $this->surveys, $this->allowed( ... ), fn(): SaveSettings => $this->settings()->save );
	}

	public function saveSurvey(): SaveSurvey {
		return new SaveSurvey( $this->surveys, new LookOfNewSurveys( $this->settings()->current ), $this->clock, $this->allowed( ... ), fn(): string => $this->caches()->keptPages()->note() );
	}

	public function responseParts(): ResponseParts {
		return new ResponseParts( $this->db, $this->counting(), $this->accept->responses(), $this->editions()->entitlements );
	}

	public static function start( string $file ): void {
		register_activation_hook( $file, static fn() => self::activate( $file ) );
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

	private static function activate( string $file ): void {
		$plugin = new self( $file );
		$plugin->site->makeReady();
		if ( $plugin->site->isReady() ) {
			$plugin->counting()->recountModule()->plan();
			( new CollectorModule( $plugin->collector() ) )->plan();
		}
	}

	/** The running plugin, for tests, the demo and WP-CLI; code of the plugin is given what it needs instead. */
	public static function instance(): self {
		return self::$running ?? throw new LogicException( 'UserFeedback is not running on this site.' );
	}

	/** Adds every module's hooks. */
	public function register(): void {
		foreach ( $this->modules() as $module ) {
			$module->register();
		}
		if ( $this->site->isReady() ) { // Without tables there is nothing to show to visitors and nothing to take from them.
			foreach ( $this->visitorModules() as $module ) {
				$module->register();
			}
		}
	}

	/** @return list<Module> */
	private function modules(): array {
		return array(
			new SiteModule( $this->site ),
			new Rights( fn(): CurrentSettings => $this->settings()->current ),
			new Late( array( 'cli_init' ), static fn(): Module => new CommandsModule() ),
			new Late( array( 'site_status_tests' ), static fn(): Module => new SaltsModule( SaltsOfConfig::has( 'auth' ) ) ),
			new Late( array( 'wpmu_drop_tables' ), fn(): Module => new RemovedSiteModule( $this->db ) ),
			new Late( array( 'admin_init' ), fn(): Module => $this->editions()->module() ),
			new Late( array( 'userfeedback_install_addon' ), static fn(): Module => new GeoRestrictionsModule( CountryFile::shipped() ) ),
			new Late( array( 'rest_api_init' ), static fn(): Module => new OriginGuard( new ErrorMapper() ) ),
			new Late( array( 'rest_api_init' ), static fn(): Module => new BodyGuard( new ErrorMapper() ) ),
			new Late( array( 'rest_api_init' ), fn(): Module => new Router( fn(): array => $this->controllers(), new ErrorMapper() ) ),
			new Late( array( 'admin_init' ), fn(): Module => new AjaxRouter( fn(): array => $this->ajaxControllers(), new ErrorMapper() ) ),
			new Late( array( 'admin_menu' ), fn(): Module => new AdminModule( new AppAssets( $this->file, new BootData( $this->editions()->licence, $this->editions()->addon_store, new NoticeRepository() ) ) ) ),
		);
	}

	/**
	 * Events of cron come on a visitor's page where a site has ALTERNATE_WP_CRON.
	 *
	 * @return list<Module>
	 */
	private function visitorModules(): array {
		return array(
			new Late( array( 'userfeedback_process', 'admin_init' ), fn(): Module => new ResponsesModule( $this->processSoon() ) ),
			new Late( array( 'userfeedback_recount', 'userfeedback_recount_next', 'admin_init', 'site_status_tests', 'load-site-health.php' ), fn(): Module => $this->counting()->recountModule() ),
			new Late( array( 'userfeedback_recount', 'userfeedback_forget_spam' ), fn(): Module => $this->counting()->spamModule() ),
			new Late( array( 'admin_init', 'wp_privacy_personal_data_exporters', 'wp_privacy_personal_data_erasers' ), fn(): Module => $this->privacyModule() ),
			new Late( array( 'userfeedback_process' ), fn(): Module => new RateLimitModule( $this->accept->rateLimit( ... ) ) ),
			new Late( array( 'userfeedback_check_collector', 'cron_schedules', 'admin_init', 'site_status_tests' ), fn(): Module => new CollectorModule( $this->collector() ) ),
			new Late( array( 'admin_init', 'site_status_tests', 'userfeedback_surveys_changed', 'userfeedback_check_shown', 'userfeedback_surveys_written', 'userfeedback_settings_saved', 'update_option_userfeedback_addons', 'update_option_userfeedback_license', 'update_site_option_userfeedback_license' ), fn(): Module => $this->caches()->changesModule() ),
			new Late( array( 'admin_init', 'admin_post_userfeedback_loader_on_every_page' ), fn(): Module => $this->caches()->loaderSwitch() ),
			...$this->widget->modules(),
		);
	}

	/**
	 * @return list<object>
	 * @throws StorageFailed the site's tables are not there, or being made just now.
	 */
	private function controllers(): array {
		if ( ! $this->site->isReady() ) {
			throw new StorageFailed( 'The tables of this site are not ready.' );
		}
		$counts = new SurveyCountsQuery( $this->db );
		$mapper = new SurveyMapper();

		return array(
			new SurveysController(
				$this->surveys,
				$counts,
				$mapper,
				new ListSurveys( new SurveyListQuery( $this->db, $this->clock ), $counts, $mapper ),
				$this->saveSurvey(),
				new DuplicateSurvey( $this->surveys, $this->clock )
			),
			new SurveyStatusController(
				new ChangeStatus( $this->surveys, $this->clock, $this->allowed( ... ) ),
				new DeleteSurveys( $this->surveys, new SurveyDataRepository( $this->db ) )
			),
			new TemplatesController( $this->editions()->entitlements ),
			...( new ResultParts( $this->db, $this->clock, $this->surveys, $this->counting(), $this->accept->responses(), $this->editions()->entitlements ) )->controllers( $counts ),
			$this->responseParts()->controller( $this->surveys ),
			new ChoicesController( new FindPages(), new RuleChoices() ),
			new FontsController(),
			$this->settings()->controller(),
			new NotificationsController( new Drawer( new FirstResponsesQuery( $this->db ), new DismissedRepository() ) ),
			...$this->widget->controllers(),
			new ImpressionController( $this->accept->countDisplay() ),
			new SubmitController( $this->accept->submitResponse( ( new AskOtherPlugins() )->violations( ... ) ), $this->processSoon() ),
		);
	}

	/** @return list<object> */
	private function ajaxControllers(): array {
		return array(
			...$this->editions()->actions(),
			new NoticeActions( new NoticeRepository() ),
		);
	}

	private function privacyModule(): PrivacyModule {
		return new PrivacyModule(
			fn(): PersonalData => new PersonalData( new AddressInAnswersQuery( $this->db ), $this->surveys, $this->responseParts()->delete ),
			static fn(): string => PrivacyText::of( VisitorSettings::ipStorage(), ForgetSpam::days() )
		);
	}

	private function processSoon(): ProcessSoon {
		return new ProcessSoon( $this->counting()->processor );
	}

	private function collector(): CheckCollector {
		return $this->collector ??= new CheckCollector( new CollectorState(), new CollectorSignature( $this->accept->key() ), $this->file, USERFEEDBACK_VERSION );
	}

	/** What the site may use now. */
	private function allowed(): Entitlements {
		return $this->editions()->entitlements->get();
	}
}
