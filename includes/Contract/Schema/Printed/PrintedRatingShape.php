<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Printed;

use UserFeedback\Contract\Limits;
use UserFeedback\Contract\S;
use UserFeedback\Contract\Schema\Rating\VoteShape;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What a page tells the script that draws its ratings. It may lie in a cache for weeks. */
final class PrintedRatingShape {

	/** In `data-userfeedback-rating` of each place. */
	public static function place(): Shape {
		return S::record(
			array(
				'id'      => S::id(), // Of the post.
				'nonce'   => S::string(),
				'average' => VoteShape::average(),
				'total'   => S::integer()->min( 0 ),
				'at'      => S::integer()->min( 0 ), // When these numbers were read, in Unix seconds.
			)
		)->named( 'PrintedRating' );
	}

	/** Once a page that has a place: `#userfeedback-post-ratings`. Colours are `#rrggbb`; an empty one is the page's. */
	public static function page(): Shape {
		$look = S::record(
			array(
				'icon'       => S::string(), // SVG path on a grid of 24 × 24, to be filled.
				'color'      => S::string(),
				'line'       => S::string(), // Shade of the icon color for outlines and borders, visible on the background.
				'background' => S::string(),
				'text'       => S::string(),
				'font'       => S::string(), // Family as in a style, with its quotes; empty for the page's.
				'weight'     => S::integer(),
				'stylesheet' => S::string(), // Address from which the font comes; empty where the page has it.
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
				'reasonAtMost' => S::integer()->min( 0 )->max( Limits::STARS - 1 ), // A vote so low is asked why; 0 for none.
				'rest'         => S::record( array( 'root' => S::string() ) ), // Address of the plugin's routes, with a slash at its end.
				'voting'       => S::string(), // Address of the script that only voters need.
				'collector'    => S::string(), // Address of the collector; empty where it is not to be used.
			)
		)->named( 'RatingsOfPage' );
	}

	/** What the block editor is told: `window.userfeedback_ratings`. */
	public static function editor(): Shape {
		return S::record(
			array(
				'script' => S::string(), // Address of what draws ratings for owners: widget/rating/door.ts.
				'page'   => self::page()->nullable(), // Null where the site has no ratings, so that visitors see nothing in the block.
			)
		)->named( 'RatingsOfEditor' );
	}

	/** @return array<string, Shape> the owner's first, then those of the page's language. `%1$s` stands for what is put in. */
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
