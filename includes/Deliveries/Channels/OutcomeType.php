<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Channels;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Meaning of an attempt for its job and destination, see DeliveryOutcome. */
enum OutcomeType {
	case DELIVERED;
	case HEARD;
	case FAILED;
	case REFUSED;
	case GONE;
	case LATER;
	case STUCK;

	/** The delivery arrived: whatever failed before, the destination works. */
	public function isSuccess(): bool {
		return self::DELIVERED === $this || self::HEARD === $this;
	}
}
