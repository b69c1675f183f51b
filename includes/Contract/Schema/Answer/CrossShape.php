<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Answer;

use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Answers to one question against those to another or against visits, and how long answering took. */
final class CrossShape {

	/** Details of a visit that rows can list instead of the answers to a question. */
	public const VISITS = array( 'device', 'page', 'country' );

	/** Two different questions of the survey that are answered by choosing. The rows may be one of VISITS instead. */
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
	 * `total` is who answered both questions, and all counts are of them; `cells` are by row, then by column. `differs` is
	 * 1 or -1 where so many, or so few, are more than chance. Rows of visits end with one whose `value` is empty: what has no
	 * row of its own.
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

	/** Seconds from seeing a survey to sending its answers; `counted` is of how many responses that is known. */
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
