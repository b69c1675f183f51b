<?php
declare(strict_types=1);

namespace UserFeedback\Webhooks\Sending;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What puts requests on the wire: to the servers that were checked and to no others, without following where they lead. */
interface Sender {

	/** Seconds until a connection must stand, and until all must be said. */
	public const CONNECT = 5.0;
	public const ALL     = 15.0;

	/**
	 * @param non-empty-array<int, Outgoing> $requests
	 * @return array<int, Answer> with the same keys.
	 */
	public function send( array $requests ): array;
}
