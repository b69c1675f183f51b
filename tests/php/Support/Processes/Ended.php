<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Processes;

/** The result of a worker. */
final class Ended {

	/**
	 * @param int    $signal that ended it; 0 if it ended by itself.
	 * @param int    $code   its exit code; -1 if a signal ended it.
	 * @param string $said   its output that was not read before.
	 */
	public function __construct(
		public readonly int $signal,
		public readonly int $code,
		public readonly string $said,
		public readonly string $errors
	) {}
}
