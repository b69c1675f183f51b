<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Rating;

use UserFeedback\Contract\Limits;
use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What owners read of ratings. Posts that lie in the trash are left out until they are restored. */
final class RatingResultsShape {

	/** Days of a trend, today's the last. */
	public const DAYS = 30;

	/** Posts with an average of at most so much, and at least so many votes, are rated low. */
	public const LOW   = 3;
	public const VOTES = 5;

	/** With `range` 30 only posts rated within 30 days are listed, and what is sorted and called low are the numbers of these days. */
	public static function listQuery(): Shape {
		return S::object(
			self::paging() + array(
				'search'  => S::string()->max( Limits::SHORT_TEXT )->default( '' ),
				'orderby' => S::oneOf( array( 'post_title', 'total_ratings', 'average_rating', 'last_rated_at' ) )->default( 'last_rated_at' ),
				'order'   => S::oneOf( array( 'asc', 'desc' ) )->default( 'desc' ),
				'range'   => S::oneOf( array( 'all', '30' ) )->default( 'all' ),
				'low'     => S::boolean()->default( false ),
			)
		)->named( 'RatingListQuery' );
	}

	public static function list(): Shape {
		return S::record(
			array(
				'items'      => S::list( self::row() ),
				'pagination' => S::pagination(),
				'overview'   => self::overview(),
				'export_url' => S::string(), // A CSV file of all posts.
			)
		)->named( 'RatingList' );
	}

	public static function detailsQuery(): Shape {
		return S::object(
			self::paging() + array( 'rating' => S::integer()->min( 1 )->max( Limits::STARS ) )
		)->named( 'RatingDetailsQuery' );
	}

	public static function details(): Shape {
		$post = S::record(
			self::post() + array(
				'total_ratings'  => S::integer()->min( 0 ),
				'average_rating' => VoteShape::average(),
				'counts'         => S::list( S::integer()->min( 0 ) )->min( Limits::STARS )->max( Limits::STARS ), // Of 1 first.
				'days'           => self::days(),
			)
		);
		return S::record(
			array(
				'post'       => $post->named( 'RatedPost' ),
				'items'      => S::list( self::vote() ),
				'pagination' => S::pagination(),
				'export_url' => S::string(), // A CSV file of this post's votes.
			)
		)->named( 'RatingDetails' );
	}

	public static function ids(): Shape {
		return S::object( array( 'ids' => S::list( S::id() )->min( 1 )->max( Limits::BULK_IDS )->required() ) )->named( 'ReasonIds' );
	}

	/** Each of the last days, the oldest first, those without a vote too. */
	public static function days(): Shape {
		return S::list(
			S::record(
				array(
					'date'    => S::day(),
					'total'   => S::integer()->min( 0 ),
					'average' => VoteShape::average(),
				)
			)->named( 'RatingDay' )
		);
	}

	/** @return array<string, Shape> */
	public static function lately(): array {
		return array(
			'total_ratings'          => S::integer()->min( 0 ),
			'average_rating'         => VoteShape::average(),
			'total_ratings_30_days'  => S::integer()->min( 0 ),
			'average_rating_30_days' => VoteShape::average(),
		);
	}

	private static function row(): Shape {
		return S::record(
			self::post() + self::lately() + array(
				'trend'         => S::list( S::integer()->min( 0 ) ), // Votes of each of the last days, the oldest first.
				'last_rated_at' => S::moment()->nullable(), // When a vote was last given, changed or withdrawn.
			)
		)->named( 'RatingRow' );
	}

	private static function overview(): Shape {
		return S::record( self::lately() + array( 'days' => self::days() ) )->named( 'RatingOverview' );
	}

	/** The vote's own id is for lists; its reason has one by which it is deleted. */
	private static function vote(): Shape {
		return S::record(
			array(
				'id'         => S::string(),
				'created_at' => S::moment(),
				'rating'     => S::integer()->min( 1 )->max( Limits::STARS ),
				'reason'     => S::string()->nullable(),
				'reason_id'  => S::id()->nullable(),
			)
		)->named( 'RatingVote' );
	}

	/** @return array<string, Shape> */
	private static function post(): array {
		return array(
			'post_id'    => S::id(),
			'post_title' => S::string(),
			'url'        => S::string()->nullable(), // Null where visitors cannot open it.
			'edit_url'   => S::string()->nullable(), // Null where the reader may not edit it.
		);
	}

	/** @return array<string, Shape> */
	private static function paging(): array {
		return array(
			'page'     => S::integer()->min( 1 )->max( Limits::PAGE )->default( 1 ),
			'per_page' => S::integer()->min( 1 )->max( Limits::PER_PAGE )->default( 10 ),
		);
	}
}
