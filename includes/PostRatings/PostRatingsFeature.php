<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings;

use UserFeedback\Feature;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Responses\Counting\Recount\Recountable;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class PostRatingsFeature extends Feature {

	public const NEEDS_TABLES = true;

	public const HOOKS = array(
		Places\ManualRatingHooks::class,
		Places\AutomaticRatingHooks::class,
		Counting\VoteCountingHooks::class,
		Editor\RatingColumnHooks::class,
		Places\RatingCacheHooks::class,
		Editor\RatingEditorHooks::class,
		Reading\RatingExportHooks::class,
	);

	public const BLOCKS = array( 'post-ratings' => Places\ManualRatingHooks::class );

	public const SHORTCODES = array( Places\ManualRatingHooks::SHORTCODE => Places\ManualRatingHooks::class );

	public const ROUTES = array(
		Settings\RatingSettingsController::class,
		Places\RatingPreviewController::class,
		Reading\RatingResultsController::class,
		Reasons\ReasonsController::class,
		Editor\PostFeedbackController::class,
		Voting\VotesController::class,
	);

	public const COLLECTOR_ENDPOINTS = array(
		'rating' => Voting\VoteEndpoint::class,
		'reason' => Reasons\ReasonEndpoint::class,
	);

	public const TABLES = array( 'post_ratings', 'rating_days', 'rating_posts', 'rating_reasons' );

	public const OPTIONS = array( Settings\RatingSettings::OPTION );

	public const PAGE_OPTIONS = array( Settings\RatingSettings::OPTION );

	public const BINDINGS = array( Recountable::class => Counting\RecountRatings::class );

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
}
