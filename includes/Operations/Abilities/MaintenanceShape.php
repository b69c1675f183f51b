<?php
declare(strict_types=1);

namespace UserFeedback\Operations\Abilities;

use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Reports on the state of a site where there is no screen. */
final class MaintenanceShape {

	/** Differences that were found and fixed. */
	public static function recounted(): Shape {
		return Schema::record(
			array(
				'id'          => Schema::id(),
				'differences' => Schema::integer()->min( 0 ),
			)
		);
	}

	/** Each of the plugin's Site Health tests, in plain text. */
	public static function health(): Shape {
		return Schema::record(
			array(
				'is_well' => Schema::boolean(),
				'tests'   => Schema::list(
					Schema::record(
						array(
							'test'        => Schema::string(),
							'status'      => Schema::oneOf( array( 'good', 'recommended', 'critical' ) ),
							'label'       => Schema::string(),
							'description' => Schema::string(),
						)
					)
				),
			)
		);
	}
}
