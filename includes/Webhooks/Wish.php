<?php
declare(strict_types=1);

namespace UserFeedback\Webhooks;

use UserFeedback\Webhooks\Sending\WebhookRequest;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The request of a webhook that is being written. */
final class Wish {

	/** @param bool $isMadeUp nobody has answered yet, so its values are examples. */
	public function __construct( public readonly WebhookRequest $request, public readonly bool $isMadeUp ) {}
}
