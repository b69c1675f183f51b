<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Places;

use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;
use UserFeedback\PostRatings\Voting\VoteShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Data that a page prints for the ratings script. It may be cached for weeks. */
final class RatingPageDataShape {

	/** In `data-userfeedback-rating` of each rating. */
	public static function place(): Shape {
		return Schema::record(
			array(
				'id'      => Schema::id(), // Post id.
				'nonce'   => Schema::string(),
				'average' => VoteShape::average(),
				'total'   => Schema::integer()->min( 0 ),
				'at'      => Schema::integer()->min( 0 ), // When these numbers were read, in Unix seconds.
			)
		)->named( 'PrintedRating' );
	}

	/** Once per page with a rating: `#userfeedback-post-ratings`. Colors are `#rrggbb`; empty means the page's own. */
	public static function page(): Shape {
		$look = Schema::record(
			array(
				'icon'       => Schema::string(), // Filled SVG path on a 24 × 24 grid.
				'color'      => Schema::string(),
				'line'       => Schema::string(), // Shade of the icon color for outlines and borders, visible on the background.
				'background' => Schema::string(),
				'text'       => Schema::string(),
				'font'       => Schema::string(), // CSS font family with its quotes; empty for the page's.
				'weight'     => Schema::integer(),
				'stylesheet' => Schema::string(), // URL that the font is loaded from; empty if the page has it.
			)
		);
		$show = Schema::record(
			array(
				'count'  => Schema::boolean(),
				'rating' => Schema::boolean(),
				'logo'   => Schema::boolean(),
			)
		);
		return Schema::record(
			array(
				'look'         => $look->named( 'RatingLook' ),
				'words'        => Schema::record( self::words() )->named( 'RatingWords' ),
				'show'         => $show,
				'reasonAtMost' => Schema::integer()->min( 0 )->max( Limits::STARS - 1 ), // Low votes up to this need a reason; 0: none.
				'rest'         => Schema::record(
					array( 'root' => Schema::string() )
				), // URL of the plugin's routes, with a trailing slash.
				'voting'       => Schema::string(), // URL of the script that only voters need.
				'collector'    => Schema::string(), // URL of the collector; empty if it must not be used.
			)
		)->named( 'RatingsOfPage' );
	}

	/** Data for the block editor: `window.userfeedback_ratings`. */
	public static function editor(): Shape {
		return Schema::record(
			array(
				'script' => Schema::string(), // URL of the script that renders ratings for owners: widget/shared/api/rating-preview.ts.
				'page'   => self::page()->nullable(), // Null if ratings are off, so that visitors see nothing in the block.
			)
		)->named( 'RatingsOfEditor' );
	}

	/** @return array<string, Shape> the owner's texts first, then those in the page's language. `%1$s` is a placeholder. */
	private static function words(): array {
		return array_fill_keys(
			array(
				'question',
				'thanks',
				'instruction',
				'reasonQuestion',
				'average', // `%1$s out of %2$s`.
				'oneVote', // `(%1$s vote)`.
				'votes', // `(%1$s votes)`.
				'noVotes',
				'icons', // `%1$s of %2$s stars`, with the icon's name.
				'yours', // `You rated this %1$s`.
				'rate',
				'change',
				'cancel',
				'withdraw',
				'withdrawn',
				'send',
				'notNow',
				'reasonThanks',
				'tooLong',
				'kept',
				'failed',
				'retry',
				'refused',
				'poweredBy',
			),
			Schema::string()
		);
	}
}
