<?php
declare(strict_types=1);

namespace UserFeedback\Results\DropOff;

use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;
use UserFeedback\Surveys\Questions\Types\QuestionTypes;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** At which questions visitors leave a survey. */
final class DropOffShape {

	/** Values of one field, of which any may match. */
	private const VALUES = 50;

	public static function query(): Shape {
		$values = static fn(): Shape => Schema::list( Schema::string()->max( Limits::TEXT ) )->max( self::VALUES )->default( array() );
		return Schema::object(
			array(
				'from'   => Schema::day(),
				'to'     => Schema::day(),
				'filter' => Schema::object(
					array(
						'device'   => $values(),
						'language' => $values(),
					)
				)->named( 'DropOffFilter' )->default( array() ),
			)
		)->named( 'DropOffQuery' );
	}

	/**
	 * `visits` and `finished` are what the numbers of the questions are made of; `in_progress` visits aren't in them yet. Visits that
	 * nobody began are not recorded. If `keeps_partial`, the survey keeps partial responses.
	 */
	public static function dropOff(): Shape {
		return Schema::record(
			array(
				'visits'        => Schema::integer()->min( 0 ),
				'finished'      => Schema::integer()->min( 0 ),
				'in_progress'   => Schema::integer()->min( 0 ),
				'keeps_partial' => Schema::boolean(),
				'questions'     => Schema::list( self::question() ),
			)
		)->named( 'DropOff' );
	}

	/**
	 * In the survey's order, without hidden fields. Deleted questions follow; their title and type are unknown. `shown` is the sum of
	 * `answered`, `skipped`, and `left`. `passed` visitors went past the question without seeing it. A median of 257 seconds means
	 * more than 256.
	 */
	private static function question(): Shape {
		return Schema::record(
			array(
				'question_id'    => Schema::uuid(),
				'title'          => Schema::string()->nullable(),
				'type'           => Schema::oneOf( QuestionTypes::storedNames() )->nullable(),
				'is_current'     => Schema::boolean(),
				'shown'          => Schema::integer()->min( 0 ),
				'answered'       => Schema::integer()->min( 0 ),
				'skipped'        => Schema::integer()->min( 0 ),
				'passed'         => Schema::integer()->min( 0 ),
				'left'           => Schema::integer()->min( 0 ),
				'median_seconds' => Schema::integer()->min( 0 )->nullable(),
			)
		)->named( 'DropOffQuestion' );
	}
}
