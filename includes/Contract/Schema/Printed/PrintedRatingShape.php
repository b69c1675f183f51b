<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Printed;

use UserFeedback\Contract\Limits;
use UserFeedback\Contract\S;
use UserFeedback\Contract\Schema\Rating\VoteShape;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Data that a page prints for the ratings script. It may be cached for weeks. */
final class PrintedRatingShape {

	/** In `data-userfeedback-rating` of each rating. */
	public static function place(): Shape {
		return S::record(
			array(
				'id'      => S::id(), // Post id.
				'nonce'   => S::string(),
				'average' => VoteShape::average(),
				'total'   => S::integer()->min( 0 ),
				'at'      => S::integer()->min( 0 ), // When these numbers were read, in Unix seconds.
			)
		)->named( 'PrintedRating' );
	}

	/** Once per page with a rating: `#userfeedback-post-ratings`. Colors are `#rrggbb`; empty means the page's own. */
	public static function page(): Shape {
		$look = S::record(
			array(
				'icon'       => S::string(), // Filled SVG path on a 24 × 24 grid.
				'color'      => S::string(),
				'line'       => S::string(), // Shade of the icon color for outlines and borders, visible on the background.
				'background' => S::string(),
				'text'       => S::string(),
				'font'       => S::string(), // CSS font family with its quotes; empty for the page's.
				'weight'     => S::integer(),
				'stylesheet' => S::string(), // URL that the font is loaded from; empty if the page has it.
			)
		);
		$show = S::record(
			array(
				'count'  => S::boolean(),
				'rating' => S::boolean(),
				'logo'   => S::boolean(),
			)
		);
		return S::record(
			array(
				'look'         => $look->named( 'RatingLook' ),
				'words'        => S::record( self::words() )->named( 'RatingWords' ),
				'show'         => $show,
				'reasonAtMost' => S::integer()->min( 0 )->max( Limits::STARS - 1 ), // Low votes up to this need a reason; 0: none.
				'rest'         => S::record( array( 'root' => S::string() ) ), // URL of the plugin's routes, with a trailing slash.
				'voting'       => S::string(), // URL of the script that only voters need.
				'collector'    => S::string(), // URL of the collector; empty if it must not be used.
			)
		)->named( 'RatingsOfPage' );
	}

	/** Data for the block editor: `window.userfeedback_ratings`. */
	public static function editor(): Shape {
		return S::record(
			array(
				'script' => S::string(), // URL of the script that renders ratings for owners: widget/shared/api/rating-preview.ts.
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
			S::string()
		);
	}
}
