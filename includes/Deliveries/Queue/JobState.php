<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Queue;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The stored state of a job. */
enum JobState: string {
	case WAITING   = 'waiting';
	case DELIVERED = 'delivered';
	/** Not retried unless someone resends it. */
	case FAILED = 'failed';
}
