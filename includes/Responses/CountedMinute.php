<?php
declare(strict_types=1);

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Where it stands how often an address has been counted in this minute, and how often it may be. */
final class CountedMinute {

	/**
	 * @param string $address 32 characters that stand for it.
	 * @param int    $minute  Unix time divided by 60.
	 * @param int    $most    of it, this one with it.
	 */
	public function __construct(
		public readonly int $surveyId,
		public readonly string $address,
		public readonly int $minute,
		public readonly int $most
	) {}
}
