<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Survey;

use UserFeedback\Contract\Limits;
use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** When a survey opens, how often, and until when. */
final class BehaviorShape {

	public const TIMINGS         = array( 'immediate', 'delay', 'before_abandon', 'half_page' );
	public const DISPLAY_LENGTHS = array( 'until_response', 'once', 'repeatedly' );

	/**
	 * The delay is in seconds. `expire_at` is required if `run_time` is expire; only the server handles its year
	 * (Surveys\Live\RunTime). A survey that a visitor closed is not shown again for `ask_again_days`; 0 means until the next
	 * visit.
	 */
	public static function shape(): Shape {
		return S::object(
			array(
				'timing'          => S::oneOf( self::TIMINGS )->default( 'immediate' ),
				'timing_delay'    => S::integer()->min( 0 )->max( 60 )->default( 20 ),
				'display_length'  => S::oneOf( self::DISPLAY_LENGTHS )->default( 'until_response' ),
				'run_time'        => S::oneOf( array( 'indefinitely', 'expire' ) )->default( 'indefinitely' ),
				'expire_at'       => S::object(
					array(
						'month' => S::integer()->min( 1 )->max( 12 )->required(),
						'day'   => S::integer()->min( 1 )->max( 31 )->required(),
						'year'  => S::integer()->min( 1970 )->max( 9999 )->nullable(),
					)
				)->nullable()->default( null ),
				'start_minimized' => S::boolean()->default( false ),
				'ask_again_days'  => S::integer()->min( 0 )->max( Limits::QUIET_DAYS )->default( 0 ),
			)
		);
	}
}
