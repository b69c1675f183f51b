<?php
declare(strict_types=1);

namespace UserFeedback\Webhooks;

use UserFeedback\Addresses\Resolver;
use UserFeedback\Addresses\SystemResolver;
use UserFeedback\Feature;
use UserFeedback\Webhooks\Sending\SendByCurl;
use UserFeedback\Webhooks\Sending\SendBySocket;
use UserFeedback\Webhooks\Sending\Sender;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Sends responses to other servers. */
final class WebhooksFeature extends Feature {

	public const ROUTES = array( WebhooksController::class );

	public const CHANNELS = array( WebhookChannel::class => 30 );

	public static function factories(): array {
		return array(
			Resolver::class => static fn(): Resolver => new SystemResolver(),
			Sender::class   => static fn(): Sender => SendByCurl::isThere() ? new SendByCurl() : new SendBySocket(),
		);
	}
}
