<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Answer;

use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What a model makes of results. */
final class InsightsShape {

	/**
	 * `summary` is plain text: a headline, then a line for each point; empty where there is none, which is no error.
	 * `is_current` says that nobody has answered since. The model saw `read` of the `texts` that there were.
	 */
	public static function summary(): Shape {
		return S::record(
			array(
				'can_make'    => S::boolean(),
				'connect_url' => S::string(), // Where this user can connect a provider, where that is what is missing.
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
