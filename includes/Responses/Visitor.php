<?php
declare(strict_types=1);

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What a request told of who sent it, as far as the owner keeps it; each part is empty where nothing is known or kept. */
final class Visitor {

	/**
	 * @param string $ip whole, cut to its network, or empty, as the owner's setting says.
	 * @param string $browser name and major version, `Firefox 145`; at most 50 characters, as is `$os`.
	 * @param string $device desktop, tablet or mobile.
	 * @param string $country ISO 3166-1, two capital letters.
	 */
	public function __construct(
		public readonly string $ip = '',
		public readonly string $browser = '',
		public readonly string $os = '',
		public readonly string $device = '',
		public readonly string $country = ''
	) {}
}
