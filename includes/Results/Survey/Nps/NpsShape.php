<?php
declare(strict_types=1);

namespace UserFeedback\Results\Survey\Nps;

use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The score of an NPS question. */
final class NpsShape {

	/**
	 * Shares are rounded percentages; the score is `promoter` minus `detractor`. `low` and `high` are its 95% confidence
	 * interval.
	 */
	public static function overview(): Shape {
		return Schema::record(
			array(
				'detractor' => Schema::integer()->min( 0 )->max( 100 ),
				'passive'   => Schema::integer()->min( 0 )->max( 100 ),
				'promoter'  => Schema::integer()->min( 0 )->max( 100 ),
				'nps'       => self::score(),
				'total'     => Schema::integer()->min( 1 ),
				'low'       => self::score(),
				'high'      => self::score(),
				'is_small'  => Schema::boolean(),
			)
		)->named( 'NpsOverview' );
	}

	/** Days with at least one score; `mean` is the score of the 7 days up to each, within the requested range. */
	public static function series(): Shape {
		return Schema::list(
			Schema::record(
				array(
					'date' => Schema::day(),
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
		return Schema::record(
			array(
				'before'  => Schema::record(
					array(
						'from'  => Schema::day(),
						'to'    => Schema::day(),
						'nps'   => self::score(),
						'total' => Schema::integer()->min( 1 ),
					)
				)->named( 'NpsBefore' )->nullable(),
				'points'  => Schema::integer()->min( -200 )->max( 200 ),
				'is_told' => Schema::boolean(),
				'is_more' => Schema::boolean(),
			)
		)->named( 'NpsChange' );
	}

	private static function score(): Shape {
		return Schema::integer()->min( -100 )->max( 100 );
	}
}
