<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Site;

use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** WordPress's own error shape, with the plugin's additions in `data`. */
final class ErrorShape {

	public static function shape(): Shape {
		return S::record(
			array(
				'code'    => S::string(),
				'message' => S::string(),
				'data'    => S::record(
					array(
						'status'  => S::integer(),
						'params'  => S::map( S::string() )->optional(), // Field path to sentence.
						'details' => S::any()->optional(), // WordPress's own details, for its own checks.
						'version' => S::integer()->optional(),
						'nonce'   => S::string()->optional(),
						'upgrade' => S::record(
							array(
								'feature' => S::string(),
								'plan'    => S::string(),
								'addon'   => S::string()->optional(),
							)
						)->named( 'UpgradeNeeded' )->optional(), // Features that the site's plan or add-ons lack.
					)
				),
			)
		)->named( 'ApiError' );
	}
}
