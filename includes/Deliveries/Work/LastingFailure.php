<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Work;

use UserFeedback\Contract\Can;
use UserFeedback\Inbox\Fact;
use UserFeedback\Inbox\Notification;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Reports responses that can't be delivered. Only for users who may set the destinations, as it contains their addresses. */
final class LastingFailure implements Fact {

	public function __construct( private readonly ReadFailures $failures ) {}

	public function tell(): array {
		$mayHear = current_user_can( Can::EDIT->value ) && current_user_can( Can::VIEW->value );
		return array_map(
			static fn( Failure $failure ): Notification => new Notification(
				"delivery-{$failure->destination->id}-" . (int) $failure->destination->failingSince?->getTimestamp(),
				Notification::ATTENTION,
				__( 'Response deliveries are failing', 'userfeedback' ),
				$failure->sentence(),
				__( 'View deliveries', 'userfeedback' ),
				Failure::url()
			),
			$mayHear ? $this->failures->run() : array()
		);
	}
}
