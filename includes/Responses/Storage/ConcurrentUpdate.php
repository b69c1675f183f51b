<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Storage;

use RuntimeException;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Another process has counted some of the rows meanwhile, so this one backs off. */
final class ConcurrentUpdate extends RuntimeException {}
