<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Cases;

use RuntimeException;

/** Where a request of a browser would end: WordPress calls exit there. */
final class Halted extends RuntimeException {}
