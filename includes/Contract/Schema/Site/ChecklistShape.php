<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Site;

use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The site's progress toward its first viewed results. */
final class ChecklistShape {

	private const STEPS = array( 'made', 'published', 'seen', 'answered', 'read' );

	/** Steps in order, without those the user lacks permission for; `survey_id` is 0 if there is none. */
	public static function state(): Shape {
		return S::record(
			array(
				'steps'        => S::list( self::step() ),
				'survey_id'    => S::integer(),
				'is_dismissed' => S::boolean(),
				'is_set_up'    => S::boolean(), // The setup wizard was completed.
			)
		)->named( 'Checklist' );
	}

	private static function step(): Shape {
		return S::record(
			array(
				'name'    => S::oneOf( self::STEPS ),
				'is_done' => S::boolean(),
			)
		)->named( 'ChecklistStep' );
	}
}
