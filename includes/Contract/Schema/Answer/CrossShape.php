<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Answer;

use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Cross-tabulation of one question with another or with visits, and completion times. */
final class CrossShape {

	/** Visit details that rows can show instead of a question's answers. */
	public const VISITS = array( 'device', 'page', 'country' );

	/** Two different choice questions of the survey. The rows may use one of VISITS instead. */
	public static function query(): Shape {
		return S::object(
			array(
				'rows'    => S::string()->max( 36 )->required(),
				'columns' => S::uuid()->required(),
				'from'    => S::day(),
				'to'      => S::day(),
				'filter'  => FilterShape::filter(),
			)
		)->named( 'CrossQuery' );
	}

	/**
	 * `total` is the number of people who answered both questions, the basis of all counts. `cells` are by row, then by column.
	 * `differs` is 1 or -1 if a count is significantly high or low. With visits, the last row has an empty `value` and counts
	 * all others.
	 */
	public static function table(): Shape {
		return S::record(
			array(
				'total'   => S::integer()->min( 0 ),
				'rows'    => S::list( self::value() ),
				'columns' => S::list( self::value() ),
				'cells'   => S::list(
					S::list(
						S::record(
							array(
								'count'   => S::integer()->min( 0 ),
								'differs' => S::integer()->min( -1 )->max( 1 ),
							)
						)->named( 'CrossCell' )
					)
				),
			)
		)->named( 'CrossTable' );
	}

	public static function timeQuery(): Shape {
		return S::object(
			array(
				'from'   => S::day(),
				'to'     => S::day(),
				'filter' => FilterShape::filter(),
			)
		)->named( 'FilteredQuery' );
	}

	/** Seconds from display to submission of a survey; `counted` is the number of responses with a known time. */
	public static function time(): Shape {
		return S::record(
			array(
				'median_seconds' => S::number()->nullable(),
				'counted'        => S::integer()->min( 0 ),
			)
		)->named( 'FinishTime' );
	}

	private static function value(): Shape {
		return S::record(
			array(
				'value' => S::string(),
				'count' => S::integer()->min( 0 ),
			)
		)->named( 'CrossValue' );
	}
}
