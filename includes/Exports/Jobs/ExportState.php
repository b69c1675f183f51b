<?php
declare(strict_types=1);

namespace UserFeedback\Exports\Jobs;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** How far the file of an export is. */
enum ExportState: string {
	case WAITING = 'waiting';
	case RUNNING = 'running';
	case DONE    = 'done';
	case FAILED  = 'failed';
}
