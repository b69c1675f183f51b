<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Wiring;

/** For tests of the container: an interface. */
interface Vehicle {}
