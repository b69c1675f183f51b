<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Site;

use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Preview of usage data. */
final class UsageShape {

	public static function usage(): Shape {
		return S::record(
			array(
				'report'  => S::string(), // Exact content.
				'sent_to' => S::string(), // A host; empty if no data is sent.
			)
		)->named( 'Usage' );
	}
}
