<?php
declare(strict_types=1);

namespace UserFeedback;

use Closure;
use LogicException;
use UserFeedback\Addons\AddonsFeature;
use UserFeedback\Admin\LicensedFacts;
use UserFeedback\Ai\SupportModule;
use UserFeedback\Collector\CollectorFeature;
use UserFeedback\Commands\ExportCommand;
use UserFeedback\Commands\RunOperation;
use UserFeedback\Database\Db;
use UserFeedback\Database\Transaction;
use UserFeedback\Drafting\DraftingFeature;
use UserFeedback\Editions\AddonStore;
use UserFeedback\Editions\CurrentBoughtEdition;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Exports\ExportsFeature;
use UserFeedback\Exports\Jobs\WriteAtOnce;
use UserFeedback\FontFiles\FontFilesFeature;
use UserFeedback\FontFiles\FontsMissing;
use UserFeedback\Google\GoogleFeature;
use UserFeedback\Google\Sheets\SheetChannel;
use UserFeedback\Heatmaps\HeatmapsFeature;
use UserFeedback\Insights\InsightsFeature;
use UserFeedback\Licensing\LicenceEnds;
use UserFeedback\Licensing\LicensingFeature;
use UserFeedback\Licensing\SiteEdition;
use UserFeedback\Lifecycle\WriteKey;
use UserFeedback\PostRatings\Counting\RecountRatings;
use UserFeedback\PostRatings\PostRatingsFeature;
use UserFeedback\Responses\Counting\CountingFeature;
use UserFeedback\Responses\Submit\SubmitFeature;
use UserFeedback\Responses\Upkeep\FurtherSums;
use UserFeedback\Results\ResultsFeature;
use UserFeedback\Settings\SettingsFeature;
use UserFeedback\Settings\VisitorSettings;
use UserFeedback\Surveys\SurveysFeature;
use UserFeedback\Updates\UpdatesFeature;
use UserFeedback\Usage\UsageFeature;
use UserFeedback\Webhooks\WebhookChannel;
use UserFeedback\Webhooks\WebhooksFeature;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The second table of contents: features that need a license. The free edition lacks it, see Whole. */
final class LicensedContents {

	/** As in Contents. */
	public const NEED_TABLES = array(
		ExportsFeature::class, FontFilesFeature::class, UsageFeature::class, PostRatingsFeature::class, HeatmapsFeature::class,
	);

	/** As in WokenBy. */
	private const WOKEN_BY = array(
		FontFilesFeature::class => array(
			'userfeedback_surveys_written', 'userfeedback_settings_saved', 'userfeedback_rating_settings_saved',
			'userfeedback_fetch_fonts', 'admin_init',
		),
		HeatmapsFeature::class  => array(
			'setup_theme', 'wp_footer', 'userfeedback_fold_heatmaps', 'userfeedback_recount', 'userfeedback_settings_saved',
			'deleted_post', 'delete_term', 'admin_init', 'site_status_tests', 'update_option_userfeedback_visitor_settings',
			'update_option_userfeedback_addons',
		),
		ExportsFeature::class   => array(
			'admin_menu', 'userfeedback_export', 'userfeedback_recount', 'deleted_user', 'remove_user_from_blog',
		),
	);

	/** Facts for owners. */
	public const FACTS = array( FontsMissing::class, LicenceEnds::class );

	/** Channels that deliver responses. */
	public const CHANNELS = array( WebhookChannel::class, SheetChannel::class );

	/**
	 * @param Late<Clock> $clock
	 * @return Late<LicensingFeature>
	 */
	public static function licensing( Late $clock ): Late {
		return new Late( static fn() => new LicensingFeature( $clock->get() ), 'admin_init' );
	}

	/**
	 * @param Late<LicensingFeature> $licensing
	 * @param Late<Clock>            $clock
	 */
	public static function edition( Late $licensing, Late $clock ): CurrentEdition {
		return SiteEdition::of( static fn() => $licensing->get()->licence(), static fn() => WriteKey::current(), $clock->get() );
	}

	/**
	 * Passed to features of all editions, and created on demand.
	 *
	 * @param Closure(class-string): object $find services of any feature.
	 * @return Closure(): FurtherSums
	 */
	public static function furtherSums( Closure $find ): Closure {
		return static fn(): FurtherSums => ( $sums = $find( RecountRatings::class ) ) instanceof FurtherSums
			? $sums
			: throw new LogicException();
	}

	/** @return Closure(): array<string, mixed> the connection for the settings screen. */
	public static function googleDrive( Db $db ): Closure {
		return static fn(): array => GoogleFeature::shown( $db );
	}

	/**
	 * @param Late<LicensingFeature> $licensing
	 * @return Closure(): array<string, mixed> license data for the admin app.
	 */
	public static function facts( Late $licensing ): Closure {
		return static fn(): array => LicensedFacts::of( $licensing->get()->licence(), new AddonStore() );
	}

	/**
	 * @param Closure(class-string): object $find
	 * @return Closure(RunOperation): array<string, object> additional WP-CLI commands.
	 */
	public static function commands( Closure $find ): Closure {
		return static fn( RunOperation $run ): array => array(
			'userfeedback export' => new ExportCommand(
				$run,
				static fn(): WriteAtOnce => ( $write = $find( WriteAtOnce::class ) ) instanceof WriteAtOnce
					? $write
					: throw new LogicException()
			),
		);
	}

	/** @param Late<CurrentEdition> $edition */
	private static function bought( Late $edition ): CurrentBoughtEdition {
		$current = $edition->get();
		return $current instanceof CurrentBoughtEdition ? $current : throw new LogicException();
	}

	/**
	 * @param Late<Clock>                   $clock
	 * @param Late<LicensingFeature>        $licensing
	 * @param Late<CurrentEdition>          $edition
	 * @param Closure(class-string): object $find
	 * @param Closure(): bool               $isReady
	 * @param Late<SettingsFeature>         $settings
	 * @param Late<SurveysFeature>          $surveys
	 * @param Late<SubmitFeature>           $submit
	 * @param Late<CountingFeature>         $counting
	 * @param Late<ResultsFeature>          $results
	 * @param Late<CollectorFeature>        $collector
	 * @return array<class-string<Feature>, Late<Feature>>
	 */
	public static function of(
		string $file,
		Db $db,
		Late $clock,
		Late $licensing,
		Late $edition,
		Closure $find,
		Closure $isReady,
		Late $settings,
		Late $surveys,
		Late $submit,
		Late $counting,
		Late $results,
		Late $collector
	): array {
		return array(
			LicensingFeature::class   => $licensing,
			AddonsFeature::class      => new Late(
				static fn() => new AddonsFeature( self::bought( $edition ) ),
				'userfeedback_install_addon'
			),
			FontFilesFeature::class   => new Late(
				static fn() => new FontFilesFeature( $db, $clock, $edition, $settings ),
				...self::WOKEN_BY[ FontFilesFeature::class ]
			),
			InsightsFeature::class    => new Late(
				static fn() => new InsightsFeature(
					$db,
					$clock->get(),
					$surveys->get(),
					$results->get(),
					$edition->get(),
					$counting->get()->transaction()
				)
			),
			WebhooksFeature::class    => new Late(
				static fn() => new WebhooksFeature( $db, $clock->get(), $find, $surveys->get(), $edition )
			),
			GoogleFeature::class      => new Late(
				static fn() => new GoogleFeature( $db, $clock->get(), $edition ),
				'admin_post_userfeedback_google'
			),
			PostRatingsFeature::class => new Late(
				static fn() => new PostRatingsFeature(
					$file,
					$db,
					$clock,
					$edition,
					$submit,
					$collector,
					static fn(): Transaction => $counting->get()->transaction()
				),
				'init',
				'userfeedback_print_post_ratings'
			),
			HeatmapsFeature::class    => ( new Late(
				static fn() => new HeatmapsFeature(
					$file,
					$db,
					$clock,
					$edition,
					$settings,
					$submit,
					$collector,
					static fn(): Transaction => $counting->get()->transaction()
				),
				...self::WOKEN_BY[ HeatmapsFeature::class ]
			) )->when(
				static fn(): bool => match ( current_filter() ) {
					// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Nothing is done with it here.
					'setup_theme' => isset( $_GET['userfeedback_heatmap'] ),
					'wp_footer'   => array() !== VisitorSettings::heatmaps(),
					default       => true,
				}
			),
			ExportsFeature::class     => new Late(
				static fn() => new ExportsFeature(
					$db,
					$clock->get(),
					$surveys->get()->repository,
					$results->get(),
					$edition->get(),
					$isReady
				),
				...self::WOKEN_BY[ ExportsFeature::class ]
			),
			DraftingFeature::class    => ( new Late(
				static fn() => new DraftingFeature( $clock->get(), $edition->get(), static fn() => $surveys->get()->readDraft() ),
				'added_option',
				'updated_option',
				'deleted_option'
			) )->when( static fn( mixed $option = null, mixed $value = null ): bool => SupportModule::isAbout( $option ) ),
			UsageFeature::class       => new Late(
				static fn() => new UsageFeature( $db, $edition ),
				'admin_init',
				'userfeedback_settings_saved',
				'userfeedback_send_usage'
			),
			UpdatesFeature::class     => new Late(
				static fn() => new UpdatesFeature(
					$file,
					static fn(): string => $settings->get()->current()->get()->text( 'automatic_updates' )
				),
				'auto_update_plugin',
				'pre_set_site_transient_update_plugins',
				'upgrader_pre_download',
				'plugins_api'
			),
		);
	}
}
