<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries;

use UserFeedback\Responses\StoredResponse;
use UserFeedback\Surveys\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What goes to one destination in one go. */
final class Parcel {

	/** @param non-empty-array<int, StoredResponse> $responses by id of their job, oldest first. */
	public function __construct(
		public readonly int $destinationId,
		public readonly string $target,
		public readonly Survey $survey,
		public readonly array $responses
	) {}

	/** The response of a parcel that has one. */
	public function response(): StoredResponse {
		return $this->responses[ array_key_first( $this->responses ) ];
	}

	/** @return array<int, Outcome> the same for all of its jobs. */
	public function all( Outcome $outcome ): array {
		return array_fill_keys( array_keys( $this->responses ), $outcome );
	}

	/**
	 * What the other side knows the telling of a response by: the same however often it is tried, and whatever becomes of
	 * the row that it was noted in.
	 */
	public function key( StoredResponse $response ): string {
		$of = implode( '|', array( home_url(), $this->survey->id, $this->target, $response->id, $response->submittedAt ) );
		return 'msg_' . substr( hash( 'sha256', $of ), 0, 32 );
	}
}
