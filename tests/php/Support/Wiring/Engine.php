<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Wiring;

/** For tests of the container: a class without dependencies. */
final class Engine {
	public function __construct( public readonly string $fuel = 'petrol' ) {}
}
