<?php
declare(strict_types=1);

namespace UserFeedback\Abilities;

use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Reports on the state of a site where there is no screen. */
final class UpkeepShape {

	/** Differences that were found and fixed. */
	public static function recounted(): Shape {
		return S::record(
			array(
				'id'          => S::id(),
				'differences' => S::integer()->min( 0 ),
			)
		);
	}

	/** Each of the plugin's Site Health tests, in plain text. */
	public static function health(): Shape {
		return S::record(
			array(
				'is_well' => S::boolean(),
				'tests'   => S::list(
					S::record(
						array(
							'test'        => S::string(),
							'status'      => S::oneOf( array( 'good', 'recommended', 'critical' ) ),
							'label'       => S::string(),
							'description' => S::string(),
						)
					)
				),
			)
		);
	}
}
