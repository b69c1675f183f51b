<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Cases;

use RuntimeException;

/** Thrown where a browser's request would end: WordPress calls exit there. */
final class Halted extends RuntimeException {}
