<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Webhooks\Sending;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Sends requests over the network, only to servers that were checked, and without following redirects. */
interface HttpTransport {

	/** Time limits in seconds for connecting and for the complete exchange. */
	public const CONNECT = 5.0;
	public const ALL     = 15.0;

	/**
	 * @param non-empty-array<int, PreparedRequest> $requests
	 * @return array<int, WebhookResponse> with the same keys.
	 */
	public function send( array $requests ): array;
}
