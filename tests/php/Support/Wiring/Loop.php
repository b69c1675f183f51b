<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Wiring;

/** For tests of the container: a class that depends on itself. */
final class Loop {
	public function __construct( public readonly Loop $loop ) {}
}
