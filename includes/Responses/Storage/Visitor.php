<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Storage;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Data about the sender of a request, as far as the owner stores it; a part is empty if unknown or not stored. */
final class Visitor {

	/**
	 * @param string $ip complete, truncated to its network, or empty, depending on the setting
	 * @param string $browser name and major version, `Firefox 145`; at most 50 characters, as is `$os`.
	 * @param string $device desktop, tablet, or mobile.
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
