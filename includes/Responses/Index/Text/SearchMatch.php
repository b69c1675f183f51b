<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Index\Text;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A text that matches a search, and its response's ordinal; null if it has none yet. */
final class SearchMatch {

	public function __construct(
		public readonly int $responseId,
		public readonly string $kind,
		public readonly ?int $place
	) {}
}
