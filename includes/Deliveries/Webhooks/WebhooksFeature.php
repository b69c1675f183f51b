<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Webhooks;

use UserFeedback\Feature;
use UserFeedback\Platform\Http\DnsResolver;
use UserFeedback\Platform\Http\SystemDnsResolver;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Sends responses to other servers. */
final class WebhooksFeature extends Feature {

	public const ROUTES = array( WebhooksController::class );

	public const CHANNELS = array( WebhookChannel::class => 30 );

	public const BINDINGS = array( DnsResolver::class => SystemDnsResolver::class );

	/** The sentence includes Google Sheets, because it compares the two. */
	public static function privacyText(): array {
		return array(
			'recipients' => __(
				'Responses may also be sent to other servers through webhooks, or to Google Sheets. A webhook receives the answers selected for it, or all of them. A spreadsheet receives all of them, with the time and the page they were submitted on.',
				'userfeedback'
			),
		);
	}

	public static function factories(): array {
		return array(
			Sending\HttpTransport::class => static fn(): Sending\HttpTransport => Sending\CurlTransport::isThere()
				? new Sending\CurlTransport()
				: new Sending\SocketTransport(),
		);
	}
}
