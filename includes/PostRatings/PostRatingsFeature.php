<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings;

use UserFeedback\Feature;
use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Container;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\PostRatings\Counting\CountVotes;
use UserFeedback\PostRatings\Counting\RecountRatings;
use UserFeedback\PostRatings\Counting\VoteCountingHooks;
use UserFeedback\PostRatings\Editor\PostFeedbackController;
use UserFeedback\PostRatings\Editor\RatingColumnHooks;
use UserFeedback\PostRatings\Editor\RatingEditorHooks;
use UserFeedback\PostRatings\Places\AutomaticRatingHooks;
use UserFeedback\PostRatings\Places\ManualRatingHooks;
use UserFeedback\PostRatings\Places\RatingCacheHooks;
use UserFeedback\PostRatings\Places\RatingIcons;
use UserFeedback\PostRatings\Places\RatingPreviewController;
use UserFeedback\PostRatings\Reading\RatingExportHooks;
use UserFeedback\PostRatings\Reading\RatingResultsController;
use UserFeedback\PostRatings\Reasons\ReasonEndpoint;
use UserFeedback\PostRatings\Reasons\ReasonsController;
use UserFeedback\PostRatings\Settings\RatingSettings;
use UserFeedback\PostRatings\Settings\RatingSettingsController;
use UserFeedback\PostRatings\Settings\RatingSettingsRepository;
use UserFeedback\PostRatings\Voting\VoteEndpoint;
use UserFeedback\PostRatings\Voting\VotesController;
use UserFeedback\Responses\Counting\Recount\Recountable;
use UserFeedback\Responses\Counting\ScheduleProcessing;
use UserFeedback\Widget\WidgetScripts;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class PostRatingsFeature extends Feature {

	public const NEEDS_TABLES = true;

	public const HOOKS = array(
		ManualRatingHooks::class,
		AutomaticRatingHooks::class,
		VoteCountingHooks::class,
		RatingColumnHooks::class,
		RatingCacheHooks::class,
		RatingEditorHooks::class,
		RatingExportHooks::class,
	);

	public const BLOCKS = array( 'post-ratings' => ManualRatingHooks::class );

	public const SHORTCODES = array( ManualRatingHooks::SHORTCODE => ManualRatingHooks::class );

	public const ROUTES = array(
		RatingSettingsController::class,
		RatingPreviewController::class,
		RatingResultsController::class,
		ReasonsController::class,
		PostFeedbackController::class,
		VotesController::class,
	);

	public const COLLECTOR_ENDPOINTS = array(
		'rating' => VoteEndpoint::class,
		'reason' => ReasonEndpoint::class,
	);

	public const TABLES = array( 'post_ratings', 'rating_days', 'rating_posts', 'rating_reasons' );

	public const OPTIONS = array( RatingSettings::OPTION );

	public const BINDINGS = array( Recountable::class => RecountRatings::class );

	public static function adminPages(): array {
		return array(
			'userfeedback_post_ratings' => array( 30, 'post-ratings', __( 'Post Ratings', 'userfeedback' ), Permission::VIEW_OR_SETTINGS ),
		);
	}

	public static function privacyText(): array {
		return array(
			'parts'   => array(
				__( 'Post ratings', 'userfeedback' ) => array(
					__(
						'When you rate a post, we store your rating and the time, along with a random number that your browser keeps so you can change or withdraw your rating. We don’t store your IP address or anything else about you.',
						'userfeedback'
					),
					__(
						'If we ask what could be better, we also store what you write. We keep it for as long as we keep survey answers, and delete it when you withdraw your rating. If it contains your email address, you can ask us for a copy or ask us to delete it.',
						'userfeedback'
					),
				),
			),
			'storage' => __(
				'Your browser’s local storage (userfeedback-ratings:{address of the site}{number}) remembers which posts you rated, and how you rated them, until you clear it.',
				'userfeedback'
			),
		);
	}

	public static function factories(): array {
		return array(
			VoteCountingHooks::class        => static fn( Container $container ): VoteCountingHooks => $container->build(
				VoteCountingHooks::class,
				process: static fn(): ScheduleProcessing => self::process( $container )
			),
			VotesController::class          => static fn( Container $container ): VotesController => $container->build(
				VotesController::class,
				process: self::process( $container )
			),
			RatingSettingsController::class => static fn( Container $container ): RatingSettingsController => $container->build(
				RatingSettingsController::class,
				icons: RatingIcons::PATHS,
				script: $container->get( WidgetScripts::class )->ratingPreview()
			),
			RatingColumnHooks::class        => static fn( Container $container ): RatingColumnHooks => $container->build(
				RatingColumnHooks::class,
				types: static fn(): array => self::shown( $container )?->values['post_types'] ?? array()
			),
			RatingEditorHooks::class        => static fn( Container $container ): RatingEditorHooks => $container->build(
				RatingEditorHooks::class,
				settings: static fn(): ?RatingSettings => self::shown( $container )
			),
		);
	}

	/** Counts votes in place of responses. */
	private static function process( Container $container ): ScheduleProcessing {
		return $container->build( ScheduleProcessing::class, consumer: $container->get( CountVotes::class ) );
	}

	/** Returns null if visitors see no ratings. */
	private static function shown( Container $container ): ?RatingSettings {
		return $container->get( CurrentEdition::class )->lasting()->allows( PlanFeature::POST_RATINGS )
			? $container->get( RatingSettingsRepository::class )->get()
			: null;
	}
}
