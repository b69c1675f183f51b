<?php
declare(strict_types=1);

namespace UserFeedback\Collector\Request;

use UserFeedback\Contract\Problem\Problem;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Something that visitors send and that belongs to no survey. It answers as the REST route of the same thing does; origin,
 * size and kind of body are checked by then, shapes are not.
 */
interface FurtherDoor {

	/**
	 * @param mixed $body what was sent, not believed yet; an empty array for none.
	 * @throws Problem
	 */
	public function answer( Call $call, mixed $body ): JsonAnswer;
}
