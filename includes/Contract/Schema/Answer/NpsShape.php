<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Answer;

use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The score of an NPS question. */
final class NpsShape {

	/**
	 * Shares are rounded percentages; the score is `promoter` minus `detractor`. `low` and `high` are its 95% confidence
	 * interval.
	 */
	public static function overview(): Shape {
		return S::record(
			array(
				'detractor' => S::integer()->min( 0 )->max( 100 ),
				'passive'   => S::integer()->min( 0 )->max( 100 ),
				'promoter'  => S::integer()->min( 0 )->max( 100 ),
				'nps'       => self::score(),
				'total'     => S::integer()->min( 1 ),
				'low'       => self::score(),
				'high'      => self::score(),
				'is_small'  => S::boolean(),
			)
		)->named( 'NpsOverview' );
	}

	/** Days with at least one score; `mean` is the score of the 7 days up to each, within the requested range. */
	public static function series(): Shape {
		return S::list(
			S::record(
				array(
					'date' => S::day(),
					'nps'  => self::score(),
					'mean' => self::score(),
				)
			)->named( 'NpsPoint' )
		);
	}

	/**
	 * Change from the preceding period of equal length. `before` is null if there is none: for all time, if the edition's
	 * history is too short, or without scores. `is_told` is true if there are enough answers for a comparison, `is_more` if the
	 * change is statistically significant.
	 */
	public static function change(): Shape {
		return S::record(
			array(
				'before'  => S::record(
					array(
						'from'  => S::day(),
						'to'    => S::day(),
						'nps'   => self::score(),
						'total' => S::integer()->min( 1 ),
					)
				)->named( 'NpsBefore' )->nullable(),
				'points'  => S::integer()->min( -200 )->max( 200 ),
				'is_told' => S::boolean(),
				'is_more' => S::boolean(),
			)
		)->named( 'NpsChange' );
	}

	private static function score(): Shape {
		return S::integer()->min( -100 )->max( 100 );
	}
}
