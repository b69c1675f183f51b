<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Receivers;

use UserFeedback\Webhooks\Sending\Answer;
use UserFeedback\Webhooks\Sending\Failure;
use UserFeedback\Webhooks\Sending\Sender;

/** Sends nothing and records the requests: for addresses that a test must not reach even when it fails. */
final class NoSender implements Sender {

	/** @var list<string> the servers that would have been connected to. */
	public array $servers = array();

	public function send( array $requests ): array {
		$answers = array();
		foreach ( $requests as $key => $request ) {
			array_push( $this->servers, ...$request->to->ips );
			$answers[ $key ] = new Answer( 0, '', array(), 0, Failure::CLOSED );
		}
		return $answers;
	}
}
