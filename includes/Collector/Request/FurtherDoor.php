<?php
declare(strict_types=1);

namespace UserFeedback\Collector\Request;

use UserFeedback\Contract\Problem\Problem;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Handles visitor input that belongs to no survey. It responds like the matching REST route. Origin, size and content type are
 * already checked, shapes are not.
 */
interface FurtherDoor {

	/**
	 * @param mixed $body the untrusted input; an empty array for none.
	 * @throws Problem
	 */
	public function answer( Call $call, mixed $body ): JsonAnswer;
}
