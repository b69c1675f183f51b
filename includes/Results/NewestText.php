<?php
declare(strict_types=1);

namespace UserFeedback\Results;

/** Something a visitor typed. `$kind` is answer or comment, `$submitted_at` UTC as stored. */
final class NewestText {
	public function __construct(
		public readonly int $response_id,
		public readonly string $kind,
		public readonly string $submitted_at,
		public readonly string $text
	) {}
}
