<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Webhooks;

use UserFeedback\Deliveries\Webhooks\Sending\WebhookRequest;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The request of a webhook that is being edited. */
final class WebhookTestRequest {

	/** @param bool $isMadeUp true if there is no response yet, so its values are examples. */
	public function __construct( public readonly WebhookRequest $request, public readonly bool $isMadeUp ) {}
}
