<?php
declare(strict_types=1);

namespace UserFeedback\Exports\Sheets;

use UserFeedback\Responses\Reading\SingleResponse;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Some responses, and the place after them; null where nothing follows. */
final class ResponsePage {

	/** @param list<SingleResponse> $responses */
	public function __construct( public readonly array $responses, public readonly ?string $next ) {}
}
