<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Site;

use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** How far a site is on its way to answers that were read. */
final class ChecklistShape {

	private const STEPS = array( 'made', 'published', 'seen', 'answered', 'read' );

	/** Steps in their order, without those that the user may not take; `survey_id` is 0 where there is none. */
	public static function state(): Shape {
		return S::record(
			array(
				'steps'        => S::list( self::step() ),
				'survey_id'    => S::integer(),
				'is_dismissed' => S::boolean(),
				'is_set_up'    => S::boolean(), // The setup wizard was gone through to its end.
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
