<?php
declare(strict_types=1);

namespace UserFeedback\Webhooks\Sending;

use UserFeedback\Addresses\CheckedAddress;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A request, and the servers that it may go to. */
final class Outgoing {

	/** @param string|null $proxy the address of the one that it goes by. */
	public function __construct(
		public readonly WebhookRequest $request,
		public readonly CheckedAddress $to,
		public readonly ?string $proxy = null,
		public readonly ?string $proxyLogin = null
	) {}
}
