<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Answer;

use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** AI-generated insights about results. */
final class InsightsShape {

	/**
	 * `summary` is plain text: a headline, then a line for each point; empty if there is none, which is not an error.
	 * `is_current` is true if there are no newer responses. The model read `read` of all `texts`.
	 */
	public static function summary(): Shape {
		return S::record(
			array(
				'can_make'    => S::boolean(),
				'connect_url' => S::string(), // Where this user can connect a provider, if none is connected.
				'success'     => S::boolean(),
				'summary'     => S::string(),
				'error'       => S::string(),
				'is_current'  => S::boolean(),
				'read'        => S::integer()->min( 0 ),
				'texts'       => S::integer()->min( 0 ),
				'made_at'     => S::moment()->nullable(),
			)
		)->named( 'AiSummary' );
	}
}
