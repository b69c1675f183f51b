<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Channels;

use UserFeedback\Responses\Storage\StoredResponse;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The responses of one delivery to a destination. */
final class DeliveryBatch {

	/**
	 * @param non-empty-array<int, StoredResponse> $responses by id of their job, oldest first.
	 * @param string                               $batch     the same for each attempt; empty if jobs are sent alone.
	 */
	public function __construct(
		public readonly int $destinationId,
		public readonly string $target,
		public readonly Survey $survey,
		public readonly array $responses,
		public readonly string $batch = ''
	) {}

	/** Returns the response if there is only one. */
	public function response(): StoredResponse {
		return $this->responses[ array_key_first( $this->responses ) ];
	}

	/** @return array<int, DeliveryOutcome> the same outcome for each of its jobs. */
	public function all( DeliveryOutcome $outcome ): array {
		return array_fill_keys( array_keys( $this->responses ), $outcome );
	}

	/**
	 * Returns the ID by which the receiver recognizes the delivery of a response. It stays the same across retries, even if the
	 * job's row is deleted.
	 */
	public function key( StoredResponse $response ): string {
		$of = implode( '|', array( home_url(), $this->survey->id, $this->target, $response->id, $response->submittedAt ) );
		return 'msg_' . substr( hash( 'sha256', $of ), 0, 32 );
	}
}
