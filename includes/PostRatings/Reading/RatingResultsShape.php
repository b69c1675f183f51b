<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Reading;

use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;
use UserFeedback\PostRatings\Voting\VoteShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Rating results for owners. Posts in the trash are left out until they are restored. */
final class RatingResultsShape {

	/** Days in a trend, including today. */
	public const DAYS = 30;

	/** A post is rated low with at most this average and at least this many votes. */
	public const LOW   = 3;
	public const VOTES = 5;

	/** With `range` 30, lists only posts rated within 30 days; sorting and "low" then use only the votes of those days. */
	public static function listQuery(): Shape {
		return Schema::object(
			self::paging() + array(
				'search'  => Schema::string()->max( Limits::SHORT_TEXT )->default( '' ),
				'orderby' => Schema::oneOf( array( 'post_title', 'total_ratings', 'average_rating', 'last_rated_at' ) )->default( 'last_rated_at' ),
				'order'   => Schema::oneOf( array( 'asc', 'desc' ) )->default( 'desc' ),
				'range'   => Schema::oneOf( array( 'all', '30' ) )->default( 'all' ),
				'low'     => Schema::boolean()->default( false ),
			)
		)->named( 'RatingListQuery' );
	}

	public static function list(): Shape {
		return Schema::record(
			array(
				'items'      => Schema::list( self::row() ),
				'pagination' => Schema::pagination(),
				'overview'   => self::overview(),
				'export_url' => Schema::string(), // CSV file of all posts.
			)
		)->named( 'RatingList' );
	}

	public static function detailsQuery(): Shape {
		return Schema::object(
			self::paging() + array( 'rating' => Schema::integer()->min( 1 )->max( Limits::STARS ) )
		)->named( 'RatingDetailsQuery' );
	}

	public static function details(): Shape {
		$post = Schema::record(
			self::post() + array(
				'total_ratings'  => Schema::integer()->min( 0 ),
				'average_rating' => VoteShape::average(),
				// From 1 star up.
				'counts'         => Schema::list( Schema::integer()->min( 0 ) )->min( Limits::STARS )->max( Limits::STARS ),
				'days'           => self::days(),
			)
		);
		return Schema::record(
			array(
				'post'       => $post->named( 'RatedPost' ),
				'items'      => Schema::list( self::vote() ),
				'pagination' => Schema::pagination(),
				'export_url' => Schema::string(), // CSV file of this post's votes.
			)
		)->named( 'RatingDetails' );
	}

	public static function ids(): Shape {
		return Schema::object(
			array( 'ids' => Schema::list( Schema::id() )->min( 1 )->max( Limits::BULK_IDS )->required() )
		)->named( 'ReasonIds' );
	}

	/** Each of the last days, including days without votes, the oldest first. */
	public static function days(): Shape {
		return Schema::list(
			Schema::record(
				array(
					'date'    => Schema::day(),
					'total'   => Schema::integer()->min( 0 ),
					'average' => VoteShape::average(),
				)
			)->named( 'RatingDay' )
		);
	}

	/** @return array<string, Shape> */
	public static function lately(): array {
		return array(
			'total_ratings'          => Schema::integer()->min( 0 ),
			'average_rating'         => VoteShape::average(),
			'total_ratings_30_days'  => Schema::integer()->min( 0 ),
			'average_rating_30_days' => VoteShape::average(),
		);
	}

	private static function row(): Shape {
		return Schema::record(
			self::post() + self::lately() + array(
				'trend'         => Schema::list( Schema::integer()->min( 0 ) ), // Votes on each of the last days, the oldest first.
				'last_rated_at' => Schema::moment()->nullable(), // When a vote was last given, changed or withdrawn.
			)
		)->named( 'RatingRow' );
	}

	private static function overview(): Shape {
		return Schema::record( self::lately() + array( 'days' => self::days() ) )->named( 'RatingOverview' );
	}

	/** The vote's own id is for lists; its reason has a separate id for deletion. */
	private static function vote(): Shape {
		return Schema::record(
			array(
				'id'         => Schema::string(),
				'created_at' => Schema::moment(),
				'rating'     => Schema::integer()->min( 1 )->max( Limits::STARS ),
				'reason'     => Schema::string()->nullable(),
				'reason_id'  => Schema::id()->nullable(),
			)
		)->named( 'RatingVote' );
	}

	/** @return array<string, Shape> */
	private static function post(): array {
		return array(
			'post_id'    => Schema::id(),
			'post_title' => Schema::string(),
			'url'        => Schema::string()->nullable(), // Null if visitors can't open it.
			'edit_url'   => Schema::string()->nullable(), // Null if the user may not edit it.
		);
	}

	/** @return array<string, Shape> */
	private static function paging(): array {
		return array(
			'page'     => Schema::integer()->min( 1 )->max( Limits::PAGE )->default( 1 ),
			'per_page' => Schema::integer()->min( 1 )->max( Limits::PER_PAGE )->default( 10 ),
		);
	}
}
