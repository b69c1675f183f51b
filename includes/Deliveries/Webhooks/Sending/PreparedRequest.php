<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Webhooks\Sending;

use UserFeedback\Platform\Http\VerifiedUrl;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A request, and the servers that it may be sent to. */
final class PreparedRequest {

	/** @param string|null $proxy address of the proxy to use. */
	public function __construct(
		public readonly WebhookRequest $request,
		public readonly VerifiedUrl $verifiedUrl,
		public readonly ?string $proxy = null,
		public readonly ?string $proxyLogin = null
	) {}
}
