<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Processes;

/** How a worker ended. */
final class Ended {

	/**
	 * @param int    $signal that ended it; 0 when it ended by itself.
	 * @param int    $code   its exit code; -1 where a signal ended it.
	 * @param string $said   what of its output nobody had read before.
	 */
	public function __construct(
		public readonly int $signal,
		public readonly int $code,
		public readonly string $said,
		public readonly string $errors
	) {}
}
