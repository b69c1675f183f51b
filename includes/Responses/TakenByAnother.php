<?php
declare(strict_types=1);

namespace UserFeedback\Responses;

use RuntimeException;

/** Another process counted some of the rows meanwhile: this one leaves them to it. */
final class TakenByAnother extends RuntimeException {}
