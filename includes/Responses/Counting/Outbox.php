<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Counting;

use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Responses\StoredResponse;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Where new responses are left for whoever tells others of them. */
interface Outbox {

	/**
	 * Notes them in the transaction that counts them, so that none is counted and forgotten.
	 *
	 * @param list<StoredResponse> $batch
	 * @return bool whether there is anything to tell.
	 * @throws StorageFailed
	 */
	public function note( array $batch ): bool;

	/** What was noted is stored now: sees to it that it is told. */
	public function stored(): void;
}
