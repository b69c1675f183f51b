<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support;

/** Wakes up when somebody unserializes what came from outside. */
final class Tripwire {

	public static int $woke = 0;

	public string $mark = '';

	public function __wakeup(): void {
		++self::$woke;
	}
}
