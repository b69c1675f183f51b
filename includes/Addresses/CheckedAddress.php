<?php
declare(strict_types=1);

namespace UserFeedback\Addresses;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** An address that may be sent to, with the servers that were checked. Only these may be contacted. */
final class CheckedAddress {

	/** @param list<string> $ips empty if the name can't be resolved. */
	public function __construct( public readonly WebAddress $address, public readonly array $ips ) {}

	public function isKnown(): bool {
		return array() !== $this->ips;
	}
}
