<?php
declare(strict_types=1);

namespace UserFeedback\Results\Sharing;

use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Links that show selected results to anyone who has them. `days` is the number of latest days, including today; 0 for all
 * time.
 */
final class ShareShape {

	public const DAYS = array( 'all', '7', '30', '90' );

	/** Typed answers are shown only with `texts`; `expires_in` is in days, and null for a link that does not expire. */
	public static function request(): Shape {
		return Schema::object(
			array(
				'question_ids' => Schema::list( Schema::uuid() )->min( 1 )->max( Limits::ALL_QUESTIONS )->required(),
				'texts'        => Schema::boolean()->default( false ),
				'days'         => Schema::oneOf( self::DAYS )->default( 'all' ),
				'expires_in'   => Schema::integer()->min( 1 )->max( 365 )->nullable()->default( 30 ),
			)
		)->named( 'ShareRequest' );
	}

	/** `made_by` is a display name, empty if the user was deleted. */
	public static function share(): Shape {
		return Schema::record(
			array(
				'id'           => Schema::id(),
				'survey_id'    => Schema::id(),
				'token'        => Schema::string(),
				'url'          => Schema::string(),
				'question_ids' => Schema::list( Schema::uuid() ),
				'texts'        => Schema::boolean(),
				'days'         => Schema::oneOf( self::DAYS ),
				'created_at'   => Schema::moment(),
				'expires_at'   => Schema::moment()->nullable(),
				'made_by'      => Schema::string(),
			)
		)->named( 'Share' );
	}

	/** Links that still work, newest first. */
	public static function list(): Shape {
		return Schema::record(
			array(
				'shares'   => Schema::list( self::share() ),
				'can_make' => Schema::boolean(),
				'most'     => Schema::integer(),
			)
		)->named( 'Shares' );
	}
}
