<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Storage;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The row that counts requests from an address in this minute, and its limit. */
final class RateLimitWindow {

	/**
	 * @param string $address 32-character hash of the address
	 * @param int    $minute  Unix time divided by 60.
	 * @param int    $most    the limit, including this request
	 */
	public function __construct(
		public readonly int $surveyId,
		public readonly string $address,
		public readonly int $minute,
		public readonly int $most
	) {}
}
