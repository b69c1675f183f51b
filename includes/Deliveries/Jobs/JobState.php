<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Jobs;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** How far a job is, as it is stored. */
enum JobState: string {
	case WAITING   = 'waiting';
	case DELIVERED = 'delivered';
	/** It is not tried any more, unless somebody asks for it. */
	case FAILED = 'failed';
}
