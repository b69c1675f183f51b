<?php
declare(strict_types=1);

namespace UserFeedback\Admin\Welcome;

use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The site's progress toward its first viewed results. */
final class ChecklistShape {

	private const STEPS = array( 'made', 'published', 'seen', 'answered', 'read' );

	/** Steps in order, without those the user lacks permission for; `survey_id` is 0 if there is none. */
	public static function state(): Shape {
		return Schema::record(
			array(
				'steps'        => Schema::list( self::step() ),
				'survey_id'    => Schema::integer(),
				'is_dismissed' => Schema::boolean(),
				'is_set_up'    => Schema::boolean(), // The setup wizard was completed.
			)
		)->named( 'Checklist' );
	}

	private static function step(): Shape {
		return Schema::record(
			array(
				'name'    => Schema::oneOf( self::STEPS ),
				'is_done' => Schema::boolean(),
			)
		)->named( 'ChecklistStep' );
	}
}
