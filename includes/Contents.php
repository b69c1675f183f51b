<?php
declare(strict_types=1);

namespace UserFeedback;

use Closure;
use LogicException;
use UserFeedback\Abilities\AbilitiesFeature;
use UserFeedback\Admin\AdminFeature;
use UserFeedback\Admin\FreeFacts;
use UserFeedback\Ajax\AjaxFeature;
use UserFeedback\Caches\CachesFeature;
use UserFeedback\Choices\ChoicesFeature;
use UserFeedback\Collector\CollectorFeature;
use UserFeedback\Dashboard\DashboardFeature;
use UserFeedback\Database\Db;
use UserFeedback\Database\Transaction;
use UserFeedback\Deliveries\DeliveriesFeature;
use UserFeedback\Deliveries\Work\NoteJobs;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Inbox\InboxFeature;
use UserFeedback\Licensing\LicensingFeature;
use UserFeedback\Plugins\PluginsFeature;
use UserFeedback\Privacy\PrivacyFeature;
use UserFeedback\ResponseMail\ResponseMailFeature;
use UserFeedback\Responses\Counting\CountingFeature;
use UserFeedback\Responses\Counting\Outbox;
use UserFeedback\Responses\Counting\ProcessSoon;
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

/** Lists each feature with its dependencies and, if it loads late, the hooks that load it. */
final class Contents {

	/** Without the site's tables there are no surveys to show and no responses to store, so these features add no hooks. */
	public const NEED_TABLES = array(
		SubmitFeature::class, CountingFeature::class, PrivacyFeature::class, EditingFeature::class,
		CollectorFeature::class, CachesFeature::class, WidgetFeature::class, SharingFeature::class,
		DashboardFeature::class, SummariesFeature::class, DeliveriesFeature::class,
	);

	/**
	 * A feature depends only on those above it. It is created on first use or when one of its hooks fires, because most pages
	 * need few.
	 *
	 * @param Late<Clock>                   $clock
	 * @param Late<LicensingFeature>|null   $licensing  null in the free edition.
	 * @param Late<CurrentEdition>          $edition
	 * @param Closure(class-string): object $find       returns a service of any feature.
	 * @param Closure(class-string): object $controller the same, for requests from outside.
	 * @param Closure(): bool               $isReady    true if the site has its tables.
	 * @return array<class-string<Feature>, Late<Feature>>
	 */
	public static function of(
		string $file,
		Db $db,
		Late $clock,
		?Late $licensing,
		Late $edition,
		Closure $find,
		Closure $controller,
		Closure $isReady
	): array {
		$features = array(
			SettingsFeature::class     => $settings = ( new Late(
				static fn() => new SettingsFeature( $edition, null !== $licensing ? LicensedContents::googleDrive( $db ) : null ),
				'map_meta_cap'
			) )->when( // Our own capabilities.
				static fn( mixed $value = null, mixed $about = null ): bool => is_string( $about )
					&& str_starts_with( $about, 'userfeedback_' )
			),
			ChoicesFeature::class      => new Late( static fn() => new ChoicesFeature() ),
			InboxFeature::class        => new Late(
				static fn() => new InboxFeature( $db, $find, null !== $licensing ? LicensedContents::FACTS : array() )
			),
			SurveysFeature::class      => $surveys = new Late(
				static fn() => new SurveysFeature(
					$db,
					$clock->get(),
					$edition->get(),
					$settings,
					static fn(): string => CachesFeature::keptPages()->note(),
					static function () use ( $find ): Transaction {
						$transaction = $find( Transaction::class );
						return $transaction instanceof Transaction ? $transaction : throw new LogicException();
					}
				)
			),
			SubmitFeature::class       => $submit = new Late(
				static fn() => new SubmitFeature( $db, $clock->get(), $surveys->get()->live(), $edition->get()->lasting() ),
				'userfeedback_process',
				'userfeedback_recount'
			),
			CountingFeature::class     => $counting = new Late(
				static fn() => new CountingFeature(
					$db,
					$clock->get(),
					$submit->get(),
					static fn(): Outbox => ( $outbox = $find( NoteJobs::class ) ) instanceof Outbox ? $outbox : throw new LogicException(),
					null !== $licensing ? LicensedContents::furtherSums( $find ) : null
				),
				...WokenBy::HOOKS[ CountingFeature::class ]
			),
			ResponsesFeature::class    => $responses = new Late(
				static fn() => new ResponsesFeature( $db, $surveys->get()->repository, $submit->get(), $counting->get(), $edition->get() )
			),
			ResultsFeature::class      => $results = new Late(
				static fn() => new ResultsFeature( $db, $clock->get(), $surveys->get(), $submit->get(), $counting->get(), $edition->get() )
			),
			PrivacyFeature::class      => new Late(
				static fn() => new PrivacyFeature( $db, $clock->get(), $surveys->get()->repository, $responses->get(), $settings ),
				...WokenBy::HOOKS[ PrivacyFeature::class ]
			),
			CollectorFeature::class    => $collector = new Late(
				static fn() => new CollectorFeature( $file ),
				...WokenBy::HOOKS[ CollectorFeature::class ]
			),
			CachesFeature::class       => new Late(
				static fn() => new CachesFeature(
					$clock->get(),
					$surveys->get()->repository,
					$edition->get()->lasting(),
					$settings->get()
				),
				...WokenBy::HOOKS[ CachesFeature::class ]
			),
			ResponseMailFeature::class => new Late(
				static fn() => new ResponseMailFeature( $clock->get(), $find, $surveys->get(), $settings, $edition )
			),
			DeliveriesFeature::class   => new Late(
				static fn() => new DeliveriesFeature(
					$db,
					$clock->get(),
					$find,
					$surveys->get()->repository,
					$submit->get()->responses(),
					$settings,
					static fn(): Transaction => $counting->get()->transaction(),
					static fn(): ProcessSoon => $counting->get()->soon(),
					null !== $licensing ? LicensedContents::CHANNELS : array()
				),
				...WokenBy::HOOKS[ DeliveriesFeature::class ]
			),
			SharingFeature::class      => $sharing = ( new Late(
				static fn() => new SharingFeature( $file, $db, $clock->get(), $surveys->get(), $results->get(), $edition->get() ),
				'template_redirect'
				// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Nothing is done with it here.
			) )->when( static fn(): bool => isset( $_GET['userfeedback_results'] ) ),
			WidgetFeature::class       => new Late(
				static fn() => new WidgetFeature( $file, $clock, $edition, $surveys, $submit, $collector, $sharing ),
				'init'
			),
			EditingFeature::class      => new Late(
				static fn() => new EditingFeature( $db, $clock->get(), $surveys->get()->repository, $isReady ),
				...WokenBy::HOOKS[ EditingFeature::class ]
			),
			WelcomeFeature::class      => new Late( static fn() => new WelcomeFeature( $db, $settings ), 'admin_init' ),
			TesterFeature::class       => new Late(
				static fn() => new TesterFeature(
					$db,
					$clock->get(),
					$surveys->get(),
					$edition->get(),
					static fn(): string => CachesFeature::keptPages()->note()
				)
			),
			PluginsFeature::class      => new Late( static fn() => new PluginsFeature() ),
			DashboardFeature::class    => new Late( static fn() => new DashboardFeature( $file, $results ), 'wp_dashboard_setup' ),
			SummariesFeature::class    => new Late(
				static fn() => new SummariesFeature( $clock->get(), $results, $settings ),
				'admin_init',
				'userfeedback_weekly_summary'
			),
			AdminFeature::class        => new Late(
				static fn() => new AdminFeature(
					$file,
					null !== $licensing ? LicensedContents::facts( $licensing ) : FreeFacts::all( ... )
				),
				'admin_menu',
				'admin_bar_init'
			),
			AbilitiesFeature::class    => new Late(
				static fn() => new AbilitiesFeature(
					$controller,
					$surveys,
					$counting,
					null !== $licensing ? LicensedContents::commands( $find ) : null
				),
				'wp_abilities_api_categories_init',
				'cli_init'
			),
			RestFeature::class         => new Late( static fn() => new RestFeature( $controller ), 'rest_api_init' ),
			AjaxFeature::class         => new Late( static fn() => new AjaxFeature( $find ), 'admin_init' ),
		);
		return null === $licensing
			? $features
			: array_merge(
				$features,
				LicensedContents::of(
					$file,
					$db,
					$clock,
					$licensing,
					$edition,
					$find,
					$isReady,
					$settings,
					$surveys,
					$submit,
					$counting,
					$results,
					$collector
				)
			);
	}
}
