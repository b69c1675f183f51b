<?php
declare(strict_types=1);

namespace UserFeedback\Webhooks\Sending;

use UserFeedback\Addresses\CheckedAddress;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A request, and the servers that it may be sent to. */
final class Outgoing {

	/** @param string|null $proxy address of the proxy to use. */
	public function __construct(
		public readonly WebhookRequest $request,
		public readonly CheckedAddress $to,
		public readonly ?string $proxy = null,
		public readonly ?string $proxyLogin = null
	) {}
}
