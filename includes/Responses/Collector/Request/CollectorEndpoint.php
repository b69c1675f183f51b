<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Collector\Request;

use UserFeedback\Platform\Rest\Problem\Problem;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Handles visitor input that belongs to no survey. It responds like the matching REST route. Origin, size and content type are
 * already checked, shapes are not.
 */
interface CollectorEndpoint {

	/**
	 * @param mixed $body the untrusted input; an empty array for none.
	 * @throws Problem
	 */
	public function answer( CollectorRequest $request, mixed $body ): JsonResponse;
}
