<?php
declare(strict_types=1);

namespace UserFeedback\Addresses;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** An address that something may be sent to, with the servers that were looked at: to these and to no others. */
final class CheckedAddress {

	/** @param list<string> $ips none where nobody knows the name. */
	public function __construct( public readonly WebAddress $address, public readonly array $ips ) {}

	public function isKnown(): bool {
		return array() !== $this->ips;
	}
}
