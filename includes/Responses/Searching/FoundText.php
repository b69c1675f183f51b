<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Searching;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Which text it is that a search found, and where its response is in the chunks; null where it has no place yet. */
final class FoundText {

	public function __construct(
		public readonly int $responseId,
		public readonly string $kind,
		public readonly ?int $place
	) {}
}
