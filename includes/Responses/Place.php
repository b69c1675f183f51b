<?php
declare(strict_types=1);

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Where a response stands in the list, newest first: the how-manieth of how many, and who is beside it. */
final class Place {

	/** @param int $position from 1. */
	public function __construct(
		public readonly int $position,
		public readonly int $total,
		public readonly ?int $newerId,
		public readonly ?int $olderId
	) {}
}
