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
use UserFeedback\Collector\CheckCollector;
use UserFeedback\Collector\CollectorModule;
use UserFeedback\Collector\CollectorSignature;
use UserFeedback\Collector\CollectorState;
use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Database\Db;
use UserFeedback\Database\Migrations\M0001FirstTables;
use UserFeedback\Database\Migrations\M0002WholeSurveys;
use UserFeedback\Database\Migrations\M0003WholeResponses;
use UserFeedback\Database\Migrator;
use UserFeedback\Database\Transaction;
use UserFeedback\GeoRestrictions\GeoRestrictionsModule;
use UserFeedback\Licensing\CurrentEntitlements;
use UserFeedback\Licensing\Entitlements;
use UserFeedback\Licensing\Feature;
use UserFeedback\Lifecycle\Deactivator;
use UserFeedback\Lifecycle\RemovedSiteModule;
use UserFeedback\Lifecycle\Requirements;
use UserFeedback\Lifecycle\Site;
use UserFeedback\Lifecycle\SiteModule;
use UserFeedback\Lifecycle\Uninstaller;
use UserFeedback\Notifications\DismissedRepository;
use UserFeedback\Notifications\Drawer;
use UserFeedback\Notifications\FirstResponsesQuery;
use UserFeedback\Notifications\NoticeActions;
use UserFeedback\Notifications\NoticeRepository;
use UserFeedback\Notifications\NotificationsController;
use UserFeedback\Responses\AskOtherPlugins;
use UserFeedback\Responses\ImpressionController;
use UserFeedback\Responses\ImpressionRepository;
use UserFeedback\Responses\MoveCounted;
use UserFeedback\Responses\Processor;
use UserFeedback\Responses\ProcessSoon;
use UserFeedback\Responses\RateLimitModule;
use UserFeedback\Responses\Recount;
use UserFeedback\Responses\ResponseRepository;
use UserFeedback\Responses\ResponsesModule;
use UserFeedback\Responses\SubmitController;
use UserFeedback\Responses\TallyRepository;
use UserFeedback\Rest\BodyGuard;
use UserFeedback\Rest\ErrorMapper;
use UserFeedback\Rest\Router;
use UserFeedback\Settings\CurrentSettings;
use UserFeedback\Settings\VisitorSettings;
use UserFeedback\Settings\Rights;
use UserFeedback\Settings\SaveSettings;
use UserFeedback\Settings\SecretRepository;
use UserFeedback\Settings\SettingsController;
use UserFeedback\Settings\SettingsMapper;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Surveys\ChangeStatus;
use UserFeedback\Surveys\DeleteSurveys;
use UserFeedback\Surveys\DuplicateSurvey;
use UserFeedback\Surveys\ListSurveys;
use UserFeedback\Surveys\LiveSurveys;
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

/**
 * Composition root: everything is made here, with plain `new`, in the order things depend on each other.
 *
 * The two lists of modules are the plugin's table of contents.
 */
final class Plugin {

	private static ?self $running = null;

	public readonly Clock $clock;
	public readonly Db $db;
	public readonly Transaction $transaction;
	public readonly Migrator $migrator;
	public readonly Site $site;

	public readonly EditionParts $editions;
	public readonly CurrentEntitlements $entitlements;

	public readonly SettingsRepository $settings;
	public readonly SecretRepository $secrets;
	public readonly CurrentSettings $current_settings;
	public readonly SaveSettings $save_settings;

	public readonly SurveyRepository $surveys;
	public readonly SaveSurvey $save_survey;
	public readonly LiveSurveys $live_surveys;
	public readonly AcceptParts $accept;

	public readonly ResponseRepository $responses;
	public readonly ImpressionRepository $impressions;
	public readonly Processor $processor;
	public readonly Recount $recount;
	private readonly ResultParts $results;
	private readonly CheckCollector $check_collector;
	private readonly WidgetParts $widget;
	public readonly ResponseParts $response_parts;

	public function __construct( public readonly string $file ) {
		$this->clock       = new Clock();
		$this->db          = Db::ofSite();
		$this->transaction = new Transaction( $this->db );
		$this->migrator    = new Migrator( $this->db, array( new M0001FirstTables(), new M0002WholeSurveys(), new M0003WholeResponses() ) );
		$this->site        = new Site( $this->migrator, array( ...EditionParts::OPTIONS, CollectorState::OPTION, VisitorSettings::OPTION ) );

		$this->editions     = new EditionParts( $this->clock );
		$this->entitlements = $this->editions->entitlements;

		$entitlements           = fn(): Entitlements => $this->entitlements->get();
		$this->settings         = new SettingsRepository();
		$this->secrets          = new SecretRepository();
		$this->current_settings = new CurrentSettings( $this->settings, $entitlements );
		$this->save_settings    = new SaveSettings( $this->settings, $this->secrets, $entitlements );

		$this->surveys      = new SurveyRepository( $this->db );
		$this->save_survey  = new SaveSurvey( $this->surveys, new LookOfNewSurveys( $this->current_settings ), $this->clock, fn(): Entitlements => $this->entitlements->get() );
		$this->accept       = new AcceptParts( $this->db, $this->clock, $this->surveys, fn( Feature $feature ): bool => $this->entitlements->get()->allows( $feature ) );
		$this->live_surveys = $this->accept->surveys;

		$tallies           = new TallyRepository( $this->db );
		$this->responses   = $this->accept->responses;
		$this->impressions = $this->accept->impressions;
		$this->processor   = new Processor( $this->responses, new MoveCounted( $this->responses, $tallies ), $this->transaction );
		$this->recount     = new Recount( $this->responses, $tallies, $this->transaction );

		$this->results        = new ResultParts( $this->db, $this->transaction, $this->clock, $this->surveys, $this->responses, $this->processor, $this->entitlements );
		$this->check_collector = new CheckCollector( new CollectorState(), new CollectorSignature( $this->accept->key() ), $file, USERFEEDBACK_VERSION );
		$this->widget         = new WidgetParts( $file, $this->clock, $this->surveys, $this->accept, $this->entitlements, $this->check_collector );
		$this->response_parts = new ResponseParts( $this->db, $this->transaction, $this->responses, $this->processor, $this->entitlements );
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
		register_uninstall_hook( $file, array( Uninstaller::class, 'uninstall' ) );
		( new self( $file ) )->site->makeReady();
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
		$errors = new ErrorMapper();

		return array(
			new SiteModule( $this->site ),
			new RemovedSiteModule( $this->db ),
			$this->editions->module,
			new GeoRestrictionsModule( CountryFile::shipped() ),
			new Rights( $this->current_settings ),
			new BodyGuard( $errors ),
			new Router( fn(): array => $this->controllers(), $errors ),
			new AjaxRouter( fn(): array => $this->ajaxControllers(), $errors ),
			new AdminModule( new AppAssets( $this->file, new BootData( $this->editions->licence, $this->editions->addon_store, new NoticeRepository() ) ) ),
		);
	}

	/** @return list<Module> */
	private function visitorModules(): array {
		return array(
			new ResponsesModule( $this->processSoon() ),
			$this->response_parts->recountModule( $this->recount, $this->clock ),
			new RateLimitModule( $this->accept->rateLimit( ... ) ),
			new CollectorModule( $this->check_collector ),
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
				$this->save_survey,
				new DuplicateSurvey( $this->surveys, $this->clock )
			),
			new SurveyStatusController(
				new ChangeStatus( $this->surveys ),
				new DeleteSurveys( $this->surveys, new SurveyDataRepository( $this->db ) )
			),
			new TemplatesController( $this->entitlements ),
			...$this->results->controllers( $counts ),
			$this->response_parts->controller( $this->surveys ),
			new ChoicesController( new FindPages(), new RuleChoices() ),
			new SettingsController( $this->current_settings, new SettingsMapper( $this->secrets ), $this->save_settings ),
			new NotificationsController( new Drawer( new FirstResponsesQuery( $this->db ), new DismissedRepository() ) ),
			...$this->widget->controllers(),
			new ImpressionController( $this->accept->countDisplay() ),
			new SubmitController( $this->accept->submitResponse( ( new AskOtherPlugins() )->violations( ... ) ), $this->processSoon() ),
		);
	}

	/** @return list<object> */
	private function ajaxControllers(): array {
		return array(
			...$this->editions->actions(),
			new NoticeActions( new NoticeRepository() ),
		);
	}

	private function processSoon(): ProcessSoon {
		return new ProcessSoon( $this->processor );
	}
}
