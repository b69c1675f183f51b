<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The meaning of an attempt for a job and its destination, see Outcome. */
enum Result {
	case DELIVERED;
	case HEARD;
	case FAILED;
	case REFUSED;
	case GONE;
	case LATER;
	case STUCK;

	/** The delivery arrived: whatever failed before, the destination works. */
	public function isGood(): bool {
		return self::DELIVERED === $this || self::HEARD === $this;
	}
}
