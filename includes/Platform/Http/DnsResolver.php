<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Http;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

interface DnsResolver {

	/** @return list<string> IPv4 and IPv6 addresses; empty if the name is unknown or the lookup failed. */
	public function addresses( string $name ): array;
}
