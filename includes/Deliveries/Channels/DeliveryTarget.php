<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Channels;

use DateTimeImmutable;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A recipient to whom a response is to be sent. */
final class DeliveryTarget {

	/**
	 * @param string                 $target at most 191 characters; tells the channel where to send it.
	 * @param DateTimeImmutable|null $at     earliest time to send; null for immediately.
	 */
	public function __construct( public readonly string $target, public readonly ?DateTimeImmutable $at = null ) {}
}
