<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Settings;

use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;
use UserFeedback\Surveys\Questions\Quotas\QuotaShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** When a survey opens, how often, and until when. */
final class BehaviorShape {

	public const TIMINGS         = array( 'immediate', 'delay', 'before_abandon', 'half_page' );
	public const DISPLAY_LENGTHS = array( 'until_response', 'once', 'repeatedly' );

	/** The site's setting `quiet_days` applies to a survey, no quiet days apply, or the survey has its own. */
	public const QUIET = array( 'site', 'none', 'own' );

	/**
	 * The delay is in seconds. `expire_at` is required if `run_time` is expire; only the server handles its year
	 * (Surveys\Live\SurveyExpiry). A survey that a visitor closed is not shown again for `ask_again_days`; 0 means until the next
	 * visit. When `max_responses` are counted, the survey stops showing, and later ones are kept apart. With `spread_days`, the share of
	 * visitors changes each day, so that they arrive in about that time. With `quiet` own, a pop-up is shown to a visitor every
	 * `quiet_days`, whatever else was shown. `share` is the largest number of visitors per thousand who can see the survey.
	 */
	public static function shape(): Shape {
		return Schema::object(
			array(
				'timing'            => Schema::oneOf( self::TIMINGS )->default( 'immediate' ),
				'timing_delay'      => Schema::integer()->min( 0 )->max( 60 )->default( 20 ),
				'display_length'    => Schema::oneOf( self::DISPLAY_LENGTHS )->default( 'until_response' ),
				'run_time'          => Schema::oneOf( array( 'indefinitely', 'expire' ) )->default( 'indefinitely' ),
				'expire_at'         => Schema::object(
					array(
						'month' => Schema::integer()->min( 1 )->max( 12 )->required(),
						'day'   => Schema::integer()->min( 1 )->max( 31 )->required(),
						'year'  => Schema::integer()->min( 1970 )->max( 9999 )->nullable(),
					)
				)->nullable()->default( null ),
				'start_minimized'   => Schema::boolean()->default( false ),
				'ask_again_days'    => Schema::integer()->min( 0 )->max( Limits::QUIET_DAYS )->default( 0 ),
				'max_responses'     => Schema::integer()->min( 1 )->max( Limits::MAX_RESPONSES )->nullable()->default( null ),
				'spread_days'       => Schema::integer()->min( 2 )->max( Limits::SPREAD_DAYS )->nullable()->default( null ),
				// Visitors are told that they are too late, in these words or in ours.
				'hard_limit'        => Schema::boolean()->default( false ),
				'late_message'      => Schema::string()->max( Limits::THANK_YOU )->default( '' ),
				'quotas'            => QuotaShape::list(), // At most so many responses from each group of people.
				'quiet'             => Schema::oneOf( self::QUIET )->default( 'site' ),
				'quiet_days'        => Schema::integer()->min( 1 )->max( Limits::QUIET_DAYS )->default( 90 ),
				'share'             => Schema::integer()->min( 1 )->max( Limits::SHARE )->default( Limits::SHARE ),
				'drop_off'          => Schema::boolean()->default( false ), // Browsers report which questions visitors saw.
				// With `drop_off`, choices and scales of visitors who leave become partial responses.
				'keep_partial'      => Schema::boolean()->default( false ),
				// With `keep_partial`, so does what they typed, except contact details. The survey says so.
				'keep_partial_text' => Schema::boolean()->default( false ),
			)
		);
	}
}
