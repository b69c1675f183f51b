<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings;

use UserFeedback\Contract\Can;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Editions\Feature as EditionFeature;
use UserFeedback\Feature;
use UserFeedback\Lifecycle\WriteKey;
use UserFeedback\Platform\Container;
use UserFeedback\PostRatings\Counting\CountingModule;
use UserFeedback\PostRatings\Counting\FoldVotes;
use UserFeedback\PostRatings\Counting\RecountRatings;
use UserFeedback\PostRatings\Editor\FeedbackController;
use UserFeedback\PostRatings\Editor\RatingColumnModule;
use UserFeedback\PostRatings\Editor\RatingEditorModule;
use UserFeedback\PostRatings\Places\AddonSwitchModule;
use UserFeedback\PostRatings\Places\AutomaticPlacesModule;
use UserFeedback\PostRatings\Places\ManualPlacesModule;
use UserFeedback\PostRatings\Places\RatingIcons;
use UserFeedback\PostRatings\Places\RatingPreviewController;
use UserFeedback\PostRatings\Reading\RatingFilesModule;
use UserFeedback\PostRatings\Reading\RatingResultsController;
use UserFeedback\PostRatings\Reasons\ReasonDoor;
use UserFeedback\PostRatings\Reasons\ReasonsController;
use UserFeedback\PostRatings\Settings\RatingSettings;
use UserFeedback\PostRatings\Settings\RatingSettingsController;
use UserFeedback\PostRatings\Settings\RatingSettingsRepository;
use UserFeedback\PostRatings\Voting\VoteDoor;
use UserFeedback\PostRatings\Voting\VotesController;
use UserFeedback\Responses\Counting\ProcessSoon;
use UserFeedback\Responses\Upkeep\FurtherSums;
use UserFeedback\Widget\Bundle;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Post ratings. */
final class PostRatingsFeature extends Feature {

	public const NEEDS_TABLES = true;

	public const HOOKS = array(
		ManualPlacesModule::class,
		AutomaticPlacesModule::class,
		CountingModule::class,
		RatingColumnModule::class,
		AddonSwitchModule::class,
		RatingEditorModule::class,
		RatingFilesModule::class,
	);

	public const ROUTES = array(
		RatingSettingsController::class,
		RatingPreviewController::class,
		RatingResultsController::class,
		ReasonsController::class,
		FeedbackController::class,
		VotesController::class,
	);

	public const IN_COLLECTOR = true;

	public const COLLECTOR_ENDPOINTS = array(
		'rating' => VoteDoor::class,
		'reason' => ReasonDoor::class,
	);

	public const TABLES = array( 'post_ratings', 'rating_days', 'rating_posts', 'rating_reasons' );

	public const OPTIONS = array( RatingSettings::OPTION );

	public static function adminPages(): array {
		return array(
			'userfeedback_post_ratings' => array( 30, 'post-ratings', __( 'Post Ratings', 'userfeedback' ), Can::VIEW_OR_SETTINGS ),
		);
	}

	public static function privacyText(): array {
		return array(
			'parts'   => array(
				__( 'Post ratings', 'userfeedback' ) => array(
					__(
						'When you rate a post, we store your rating and the time, along with a random number that your browser keeps so you can change or withdraw your rating. We don\'t store your IP address or anything else about you.',
						'userfeedback'
					),
					__(
						'If we ask what could be better, we also store what you write. We keep it for as long as we keep survey answers, and delete it when you withdraw your rating. If it contains your email address, you can ask us for a copy or ask us to delete it.',
						'userfeedback'
					),
				),
			),
			'storage' => __(
				'Your browser\'s local storage (userfeedback-ratings:{address of the site}{number}) remembers which posts you rated, and how you rated them, until you clear it.',
				'userfeedback'
			),
		);
	}

	public static function factories(): array {
		return array(
			FurtherSums::class              => static fn( Container $container ): FurtherSums => $container->get( RecountRatings::class ),
			RatingKey::class                => static fn(): RatingKey => new RatingKey( WriteKey::current(), WriteKey::before() ),
			CountingModule::class           => static fn( Container $container ): CountingModule => $container->build(
				CountingModule::class,
				process: static fn(): ProcessSoon => self::process( $container )
			),
			VotesController::class          => static fn( Container $container ): VotesController => $container->build(
				VotesController::class,
				process: self::process( $container )
			),
			RatingSettingsController::class => static fn( Container $container ): RatingSettingsController => $container->build(
				RatingSettingsController::class,
				icons: RatingIcons::PATHS,
				script: $container->get( Bundle::class )->ratingPreview()
			),
			RatingColumnModule::class       => static fn( Container $container ): RatingColumnModule => $container->build(
				RatingColumnModule::class,
				types: static fn(): array => self::shown( $container )?->values['post_types'] ?? array()
			),
			RatingEditorModule::class       => static fn( Container $container ): RatingEditorModule => $container->build(
				RatingEditorModule::class,
				settings: static fn(): ?RatingSettings => self::shown( $container )
			),
		);
	}

	/** Counts votes in place of responses. */
	private static function process( Container $container ): ProcessSoon {
		return $container->build( ProcessSoon::class, processor: $container->get( FoldVotes::class ) );
	}

	/** Returns null if visitors see no ratings. */
	private static function shown( Container $container ): ?RatingSettings {
		return $container->get( CurrentEdition::class )->lasting()->allows( EditionFeature::POST_RATINGS )
			? $container->get( RatingSettingsRepository::class )->get()
			: null;
	}
}
