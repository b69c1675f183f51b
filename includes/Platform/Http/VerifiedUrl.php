<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Http;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A URL that requests may be sent to, with the servers that were checked. Only these may be contacted. */
final class VerifiedUrl {

	/** @param list<string> $ips empty if the name can't be resolved. */
	public function __construct( public readonly ExternalUrl $url, public readonly array $ips ) {}

	public function isKnown(): bool {
		return array() !== $this->ips;
	}
}
