<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Failures;

use UserFeedback\Platform\Notices\InboxMessage;
use UserFeedback\Platform\Notices\Notice;
use UserFeedback\Platform\Rest\Permission;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Reports responses that can't be delivered. Only for users who may set the destinations, as it contains their addresses. */
final class DeliveryFailureNotice implements Notice {

	public function __construct( private readonly FindFailingDestinations $failures ) {}

	public function messages(): array {
		$isRecipient = current_user_can( Permission::EDIT->value ) && current_user_can( Permission::VIEW->value );
		return array_map(
			static fn( FailingDestination $failure ): InboxMessage => new InboxMessage(
				"delivery-{$failure->destination->id}-" . (int) $failure->destination->failingSince?->getTimestamp(),
				InboxMessage::ATTENTION,
				__( 'Response deliveries are failing', 'userfeedback' ),
				$failure->sentence(),
				__( 'View deliveries', 'userfeedback' ),
				FailingDestination::url()
			),
			$isRecipient ? $this->failures->run() : array()
		);
	}
}
