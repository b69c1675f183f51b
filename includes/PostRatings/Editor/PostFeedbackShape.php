<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Editor;

use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;
use UserFeedback\PostRatings\Reading\RatingResultsShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Data that the editor of a post shows next to it: its rating and its responses. */
final class PostFeedbackShape {

	/** The newest reasons, and the surveys with the most responses. */
	public const REASONS = 5;
	public const SURVEYS = 20;

	public static function feedback(): Shape {
		$survey = Schema::record(
			array(
				'id'              => Schema::id(),
				'title'           => Schema::string(),
				'responses_count' => Schema::integer()->min( 0 ), // Sent from this post's page.
				'url'             => Schema::string(), // URL of its results.
			)
		);
		return Schema::record(
			array(
				'rating'  => self::rating()->nullable(), // Null if the site's edition lacks ratings.
				'surveys' => Schema::list( $survey->named( 'SurveyOnPost' ) )->max( self::SURVEYS ),
			)
		)->named( 'PostFeedback' );
	}

	private static function rating(): Shape {
		$reason = Schema::record(
			array(
				'id'         => Schema::id(),
				'rating'     => Schema::integer()->min( 1 )->max( Limits::STARS ),
				'text'       => Schema::string(),
				'created_at' => Schema::moment(),
			)
		);
		return Schema::record(
			array( 'enabled' => Schema::boolean() ) // True if posts of this type show ratings.
				+ RatingResultsShape::lately()
				+ array(
					'days'        => RatingResultsShape::days(),
					'reasons'     => Schema::list( $reason->named( 'RatingReason' ) )->max( self::REASONS ), // Newest first.
					'results_url' => Schema::string(),
				)
		)->named( 'RatingBesidePost' );
	}
}
