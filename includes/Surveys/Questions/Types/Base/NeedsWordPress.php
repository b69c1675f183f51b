<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Questions\Types\Base;

use RuntimeException;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The collector can't read a survey, because it loads no other plugins. Visitors' browsers send to REST then. */
final class NeedsWordPress extends RuntimeException {}
