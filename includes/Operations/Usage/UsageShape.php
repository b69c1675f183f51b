<?php
declare(strict_types=1);

namespace UserFeedback\Operations\Usage;

use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Preview of usage data. */
final class UsageShape {

	public static function usage(): Shape {
		return Schema::record(
			array(
				'report'  => Schema::string(), // Exact content.
				'sent_to' => Schema::string(), // A host; empty if no data is sent.
			)
		)->named( 'Usage' );
	}
}
