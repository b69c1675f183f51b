<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Site;

use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What would be sent of how the plugin is used. */
final class UsageShape {

	public static function usage(): Shape {
		return S::record(
			array(
				'report'  => S::string(), // To the letter.
				'sent_to' => S::string(), // A host; empty where nothing is sent anywhere.
			)
		)->named( 'Usage' );
	}
}
