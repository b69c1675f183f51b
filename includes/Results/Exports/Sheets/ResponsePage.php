<?php
declare(strict_types=1);

namespace UserFeedback\Results\Exports\Sheets;

use UserFeedback\Responses\Reading\SingleResponse;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A page of responses, and the position after it; null if it is the last. */
final class ResponsePage {

	/** @param list<SingleResponse> $responses */
	public function __construct( public readonly array $responses, public readonly ?string $next ) {}
}
