<?php
declare(strict_types=1);

namespace UserFeedback\Results\Exports\Jobs;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Progress of an export's file. */
enum ExportState: string {
	case WAITING = 'waiting';
	case RUNNING = 'running';
	case DONE    = 'done';
	case FAILED  = 'failed';
}
