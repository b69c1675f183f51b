<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Rest;

use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** WordPress's own error shape, with the plugin's additions in `data`. */
final class ErrorShape {

	public static function shape(): Shape {
		return Schema::record(
			array(
				'code'    => Schema::string(),
				'message' => Schema::string(),
				'data'    => Schema::record(
					array(
						'status'  => Schema::integer(),
						'params'  => Schema::map( Schema::string() )->optional(), // Field path to sentence.
						'details' => Schema::any()->optional(), // WordPress's own details, for its own checks.
						'version' => Schema::integer()->optional(),
						'nonce'   => Schema::string()->optional(),
						'upgrade' => Schema::record(
							array(
								'feature' => Schema::string(),
								'plan'    => Schema::string(),
								'addon'   => Schema::string()->optional(),
							)
						)->named( 'UpgradeNeeded' )->optional(), // Features that the site's plan or add-ons lack.
					)
				),
			)
		)->named( 'ApiError' );
	}
}
