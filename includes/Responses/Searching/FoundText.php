<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Searching;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A text that matches a search, and its response's place in the chunks; null if it has no place yet. */
final class FoundText {

	public function __construct(
		public readonly int $responseId,
		public readonly string $kind,
		public readonly ?int $place
	) {}
}
