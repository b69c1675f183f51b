<?php
declare(strict_types=1);

namespace UserFeedback\Results\Insights;

use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** AI-generated insights about results. */
final class InsightsShape {

	/**
	 * `summary` is plain text: a headline, then a line for each point; empty if there is none, which is not an error.
	 * `is_current` is true if there are no newer responses. The model read `read` of all `texts`.
	 */
	public static function summary(): Shape {
		return Schema::record(
			array(
				'can_make'    => Schema::boolean(),
				'connect_url' => Schema::string(), // Where this user can connect a provider, if none is connected.
				'success'     => Schema::boolean(),
				'summary'     => Schema::string(),
				'error'       => Schema::string(),
				'is_current'  => Schema::boolean(),
				'read'        => Schema::integer()->min( 0 ),
				'texts'       => Schema::integer()->min( 0 ),
				'made_at'     => Schema::moment()->nullable(),
			)
		)->named( 'AiSummary' );
	}
}
