<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Wiring;

/** For tests of the hooks: counts something. */
final class Counter {
	public int $count = 0;
}
