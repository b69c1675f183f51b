<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Rating;

use UserFeedback\Contract\Limits;
use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;

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
				'export_url' => S::string(), // CSV file of all posts.
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
				'counts'         => S::list( S::integer()->min( 0 ) )->min( Limits::STARS )->max( Limits::STARS ), // From 1 star up.
				'days'           => self::days(),
			)
		);
		return S::record(
			array(
				'post'       => $post->named( 'RatedPost' ),
				'items'      => S::list( self::vote() ),
				'pagination' => S::pagination(),
				'export_url' => S::string(), // CSV file of this post's votes.
			)
		)->named( 'RatingDetails' );
	}

	public static function ids(): Shape {
		return S::object( array( 'ids' => S::list( S::id() )->min( 1 )->max( Limits::BULK_IDS )->required() ) )->named( 'ReasonIds' );
	}

	/** Each of the last days, including days without votes, the oldest first. */
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
				'trend'         => S::list( S::integer()->min( 0 ) ), // Votes on each of the last days, the oldest first.
				'last_rated_at' => S::moment()->nullable(), // When a vote was last given, changed or withdrawn.
			)
		)->named( 'RatingRow' );
	}

	private static function overview(): Shape {
		return S::record( self::lately() + array( 'days' => self::days() ) )->named( 'RatingOverview' );
	}

	/** The vote's own id is for lists; its reason has a separate id for deletion. */
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
			'url'        => S::string()->nullable(), // Null if visitors can't open it.
			'edit_url'   => S::string()->nullable(), // Null if the user may not edit it.
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
