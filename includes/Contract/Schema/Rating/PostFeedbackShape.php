<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Rating;

use UserFeedback\Contract\Limits;
use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Data that the editor of a post shows next to it: its rating and its responses. */
final class PostFeedbackShape {

	/** The newest reasons, and the surveys with the most responses. */
	public const REASONS = 5;
	public const SURVEYS = 20;

	public static function feedback(): Shape {
		$survey = S::record(
			array(
				'id'              => S::id(),
				'title'           => S::string(),
				'responses_count' => S::integer()->min( 0 ), // Sent from this post's page.
				'url'             => S::string(), // URL of its results.
			)
		);
		return S::record(
			array(
				'rating'  => self::rating()->nullable(), // Null if the site's edition lacks ratings.
				'surveys' => S::list( $survey->named( 'SurveyOnPost' ) )->max( self::SURVEYS ),
			)
		)->named( 'PostFeedback' );
	}

	private static function rating(): Shape {
		$reason = S::record(
			array(
				'id'         => S::id(),
				'rating'     => S::integer()->min( 1 )->max( Limits::STARS ),
				'text'       => S::string(),
				'created_at' => S::moment(),
			)
		);
		return S::record(
			array( 'enabled' => S::boolean() ) // True if posts of this type show ratings.
				+ RatingResultsShape::lately()
				+ array(
					'days'        => RatingResultsShape::days(),
					'reasons'     => S::list( $reason->named( 'RatingReason' ) )->max( self::REASONS ), // Newest first.
					'results_url' => S::string(),
				)
		)->named( 'RatingBesidePost' );
	}
}
