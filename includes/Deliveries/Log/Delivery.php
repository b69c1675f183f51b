<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Log;

use DateTimeImmutable;
use UserFeedback\Deliveries\Queue\JobState;
use UserFeedback\Platform\Clock;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A job as shown to owners. Moments are UTC. */
final class Delivery {

	/** @param DateTimeImmutable|null $dueAt null if it won't be retried. */
	private function __construct(
		public readonly int $id,
		public readonly string $channel,
		public readonly string $target,
		public readonly int $surveyId,
		public readonly int $responseId,
		public readonly JobState $jobState,
		public readonly int $attempts,
		public readonly DateTimeImmutable $createdAt,
		public readonly ?DateTimeImmutable $triedAt,
		public readonly ?DateTimeImmutable $dueAt,
		public readonly int $status,
		public readonly int $took,
		public readonly string $message,
		public readonly string $sent,
		public readonly string $answered
	) {}

	/** @param array<string, string|null> $row of the job, with its destination's target, `off` and `rests_until`. */
	public static function fromRow( array $row ): self {
		$state = JobState::tryFrom( (string) $row['state'] ) ?? JobState::FAILED;
		$due   = max( (string) $row['due_at'], (string) $row['rests_until'] );
		return new self(
			(int) $row['id'],
			(string) $row['channel'],
			(string) $row['target'],
			(int) $row['survey_id'],
			(int) $row['response_id'],
			$state,
			(int) $row['attempts'],
			Clock::fromStored( (string) $row['created_at'] ),
			null === $row['tried_at'] ? null : Clock::fromStored( $row['tried_at'] ),
			JobState::WAITING === $state && '0' === $row['off'] ? Clock::fromStored( $due ) : null,
			(int) $row['status'],
			(int) $row['took'],
			(string) $row['message'],
			(string) ( $row['sent'] ?? '' ),
			(string) ( $row['answered'] ?? '' )
		);
	}

	/** One of DeliveryShape::STATES. */
	public function state(): string {
		return JobState::WAITING === $this->jobState && $this->attempts > 0 ? 'retrying' : $this->jobState->value;
	}
}
