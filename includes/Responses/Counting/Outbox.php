<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Counting;

use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Responses\Storage\StoredResponse;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Queue of new responses for notifications and other deliveries. */
interface Outbox {

	/**
	 * Queues them in the transaction that counts them, so that no counted response is lost.
	 *
	 * @param list<StoredResponse> $batch
	 * @return bool true if there is something to send
	 * @throws StorageFailed
	 */
	public function note( array $batch ): bool;

	/** Starts the delivery; called after the transaction was committed. */
	public function stored(): void;
}
