<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Answer;

use UserFeedback\Contract\Limits;
use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Links that show selected results to anyone who has them. `days` is the number of latest days, including today; 0 for all
 * time.
 */
final class ShareShape {

	public const DAYS = array( 'all', '7', '30', '90' );

	/** Typed answers are shown only with `texts`; `expires_in` is in days, and null for a link that does not expire. */
	public static function request(): Shape {
		return S::object(
			array(
				'question_ids' => S::list( S::uuid() )->min( 1 )->max( Limits::QUESTIONS )->required(),
				'texts'        => S::boolean()->default( false ),
				'days'         => S::oneOf( self::DAYS )->default( 'all' ),
				'expires_in'   => S::integer()->min( 1 )->max( 365 )->nullable()->default( 30 ),
			)
		)->named( 'ShareRequest' );
	}

	/** `made_by` is a display name, empty if the user was deleted. */
	public static function share(): Shape {
		return S::record(
			array(
				'id'           => S::id(),
				'survey_id'    => S::id(),
				'token'        => S::string(),
				'url'          => S::string(),
				'question_ids' => S::list( S::uuid() ),
				'texts'        => S::boolean(),
				'days'         => S::oneOf( self::DAYS ),
				'created_at'   => S::moment(),
				'expires_at'   => S::moment()->nullable(),
				'made_by'      => S::string(),
			)
		)->named( 'Share' );
	}

	/** Links that still work, newest first. */
	public static function list(): Shape {
		return S::record(
			array(
				'shares'   => S::list( self::share() ),
				'can_make' => S::boolean(),
				'most'     => S::integer(),
			)
		)->named( 'Shares' );
	}
}
