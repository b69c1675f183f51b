<?php
declare(strict_types=1);

namespace UserFeedback\Results\Versions;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Number of responses that a comparison needs, both versions together.
 *
 * If the version gets this much more responses per visitor than the original (in percent), ResponseRatio finds it with a
 * probability of at least 80%, at this number of responses or before. The same applies to an original that gets more than
 * the version. The test calculates each number again from the probabilities of all possible sequences of responses.
 */
final class PlannedResponses {

	public const BY_LIFT = array(
		10 => 5850,
		20 => 1533,
		30 => 765,
		50 => 356,
	);
}
