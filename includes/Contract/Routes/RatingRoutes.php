<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Routes;

use UserFeedback\Contract\Can;
use UserFeedback\Contract\Route;
use UserFeedback\Contract\Schema\Printed\PrintedRatingShape;
use UserFeedback\Contract\Schema\Rating\PostFeedbackShape;
use UserFeedback\Contract\Schema\Rating\RatingResultsShape;
use UserFeedback\Contract\Schema\Rating\RatingSettingsShape;
use UserFeedback\Contract\Schema\Rating\VoteShape;
use UserFeedback\Contract\Schema\Survey\SurveyShape;
use UserFeedback\PostRatings\Editor\FeedbackController;
use UserFeedback\PostRatings\Places\RatingPreviewController;
use UserFeedback\PostRatings\Reading\RatingResultsController;
use UserFeedback\PostRatings\Reasons\ReasonsController;
use UserFeedback\PostRatings\Settings\RatingSettingsController;
use UserFeedback\PostRatings\Voting\VotesController;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Rows of the route table for post ratings. */
final class RatingRoutes {

	/** @return list<Route> */
	public static function all(): array {
		return array(
			Route::get( 'post-ratings/settings', array( RatingSettingsController::class, 'show' ), Can::SETTINGS )
				->returns( static fn() => RatingSettingsShape::answer() ),
			Route::post( 'post-ratings/settings', array( RatingSettingsController::class, 'save' ), Can::SETTINGS )
				->body( static fn() => RatingSettingsShape::draft() )
				->returns( static fn() => RatingSettingsShape::saved() ),
			Route::post( 'post-ratings/preview', array( RatingPreviewController::class, 'show' ), Can::SETTINGS )
				->body( static fn() => RatingSettingsShape::draft() )
				->returns( static fn() => PrintedRatingShape::page() ),
			Route::get( 'post-ratings/results', array( RatingResultsController::class, 'index' ), Can::VIEW )
				->query( static fn() => RatingResultsShape::listQuery() )
				->returns( static fn() => RatingResultsShape::list() ),
			Route::get( 'post-ratings/results/{post_id}', array( RatingResultsController::class, 'show' ), Can::VIEW )
				->query( static fn() => RatingResultsShape::detailsQuery() )
				->returns( static fn() => RatingResultsShape::details() ),
			Route::delete( 'post-ratings/results/{post_id}/reasons', array( ReasonsController::class, 'delete' ), Can::DELETE )
				->body( static fn() => RatingResultsShape::ids() )
				->returns( static fn() => SurveyShape::bulkResult() ),
			Route::get( 'posts/{post_id}/feedback', array( FeedbackController::class, 'show' ), Can::VIEW )
				->returns( static fn() => PostFeedbackShape::feedback() ),

			Route::get( 'post-ratings/{post_id}', array( VotesController::class, 'show' ), Can::ANYONE )
				->returns( static fn() => VoteShape::state() ),
			Route::post( 'post-ratings/{post_id}', array( VotesController::class, 'vote' ), Can::ANYONE )
				->body( static fn() => VoteShape::vote() )
				->returns( static fn() => VoteShape::counted() ),
			Route::post( 'post-ratings/{post_id}/reason', array( VotesController::class, 'reason' ), Can::ANYONE )
				->body( static fn() => VoteShape::reason() )
				->returns( null, 204 ),
		);
	}
}
