<?php
declare(strict_types=1);

namespace UserFeedback\Results\CrossTab;

use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;
use UserFeedback\Responses\Index\Filters\FilterShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Cross-tabulation of one question with another or with visits, and completion times. */
final class CrossTabShape {

	/** Visit details that rows can show instead of a question's answers. */
	public const VISITS = array( 'device', 'page', 'country' );

	/** Two different choice questions of the survey. The rows may use one of VISITS instead. */
	public static function query(): Shape {
		return Schema::object(
			array(
				'rows'    => Schema::string()->max( 36 )->required(),
				'columns' => Schema::uuid()->required(),
				'from'    => Schema::day(),
				'to'      => Schema::day(),
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
		return Schema::record(
			array(
				'total'   => Schema::integer()->min( 0 ),
				'rows'    => Schema::list( self::value() ),
				'columns' => Schema::list( self::value() ),
				'cells'   => Schema::list(
					Schema::list(
						Schema::record(
							array(
								'count'   => Schema::integer()->min( 0 ),
								'differs' => Schema::integer()->min( -1 )->max( 1 ),
							)
						)->named( 'CrossCell' )
					)
				),
			)
		)->named( 'CrossTable' );
	}

	public static function timeQuery(): Shape {
		return Schema::object(
			array(
				'from'   => Schema::day(),
				'to'     => Schema::day(),
				'filter' => FilterShape::filter(),
			)
		)->named( 'FilteredQuery' );
	}

	/** Seconds from display to submission of a survey; `counted` is the number of responses with a known time. */
	public static function time(): Shape {
		return Schema::record(
			array(
				'median_seconds' => Schema::number()->nullable(),
				'counted'        => Schema::integer()->min( 0 ),
			)
		)->named( 'FinishTime' );
	}

	private static function value(): Shape {
		return Schema::record(
			array(
				'value' => Schema::string(),
				'count' => Schema::integer()->min( 0 ),
			)
		)->named( 'CrossValue' );
	}
}
