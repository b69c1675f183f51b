<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Deliveries;

use UserFeedback\Deliveries\Webhooks\Sending\HttpTransport;
use UserFeedback\Deliveries\Webhooks\Sending\TransportError;
use UserFeedback\Deliveries\Webhooks\Sending\WebhookResponse;

/** Sends nothing and records the requests: for addresses that a test must not reach even when it fails. */
final class NoSender implements HttpTransport {

	/** @var list<string> the servers that would have been connected to. */
	public array $servers = array();

	public function send( array $requests ): array {
		$answers = array();
		foreach ( $requests as $key => $request ) {
			array_push( $this->servers, ...$request->verifiedUrl->ips );
			$answers[ $key ] = new WebhookResponse( 0, '', array(), 0, TransportError::CLOSED );
		}
		return $answers;
	}
}
