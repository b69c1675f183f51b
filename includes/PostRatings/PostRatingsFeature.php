<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings;

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
use UserFeedback\PostRatings\Reasons\ReasonsController;
use UserFeedback\PostRatings\Settings\RatingSettings;
use UserFeedback\PostRatings\Settings\RatingSettingsController;
use UserFeedback\PostRatings\Settings\RatingSettingsRepository;
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
