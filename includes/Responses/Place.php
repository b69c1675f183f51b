<?php
declare(strict_types=1);

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Where a response stands in a list, newest first: the how-manieth of how many, and who is beside it. Of one that is not
 * in the list, who would be.
 */
final class Place {

	/** @param int|null $position from 1; null for one that is not in the list. */
	public function __construct(
		public readonly ?int $position,
		public readonly int $total,
		public readonly ?int $newerId,
		public readonly ?int $olderId
	) {}
}
