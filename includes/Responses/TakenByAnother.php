<?php
declare(strict_types=1);

namespace UserFeedback\Responses;

use RuntimeException;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Another process counted some of the rows meanwhile: this one leaves them to it. */
final class TakenByAnother extends RuntimeException {}
