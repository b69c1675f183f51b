<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Queue;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A delivery of one response to one destination, leased by this process. */
final class Job {

	/**
	 * @param int    $attempts failed earlier attempts.
	 * @param string $batch    see DeliveryBatch.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $destinationId,
		public readonly int $surveyId,
		public readonly int $responseId,
		public readonly int $attempts,
		public readonly string $batch
	) {}

	/** @param array<string, string|null> $row whole. */
	public static function fromRow( array $row ): self {
		return new self(
			(int) $row['id'],
			(int) $row['destination_id'],
			(int) $row['survey_id'],
			(int) $row['response_id'],
			(int) $row['attempts'],
			(string) $row['batch']
		);
	}
}
