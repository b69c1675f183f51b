<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Storage;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * A response's position in a list, newest first: its number, the total, and its neighbors. For an unlisted response, the
 * neighbors it would have.
 */
final class ListPosition {

	/** @param int|null $position from 1; null if it is not in the list */
	public function __construct(
		public readonly ?int $position,
		public readonly int $total,
		public readonly ?int $newerId,
		public readonly ?int $olderId
	) {}
}
