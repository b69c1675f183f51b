<?php
declare(strict_types=1);

namespace UserFeedback\Responses;

/** One response with all that is known of it. */
final class SingleResponse {

	public function __construct(
		public readonly StoredResponse $response,
		public readonly ResponseStatus $status,
		public readonly Visitor $visitor
	) {}
}
