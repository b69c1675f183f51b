<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Queue;

use DateTimeImmutable;
use UserFeedback\Platform\Clock;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A destination for responses of one survey, and its status. Moments are UTC. */
final class Destination {

	/**
	 * @param string                 $target       see Wanted.
	 * @param int                    $failures     in a row.
	 * @param DateTimeImmutable|null $failingSince null while deliveries succeed.
	 * @param DateTimeImmutable|null $restsUntil   time of the next attempt; null: at any time.
	 * @param int                    $lastStatus   HTTP status, or 0.
	 * @param bool                   $isTold       true if the owner was notified of the failure.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $surveyId,
		public readonly string $channel,
		public readonly string $target,
		public readonly bool $isOff,
		public readonly int $failures,
		public readonly ?DateTimeImmutable $failingSince,
		public readonly ?DateTimeImmutable $restsUntil,
		public readonly ?DateTimeImmutable $lastAt,
		public readonly ?DateTimeImmutable $lastOkAt,
		public readonly int $lastStatus,
		public readonly string $lastMessage,
		public readonly bool $isTold
	) {}

	/** @param array<string, string|null> $row whole. */
	public static function fromRow( array $row ): self {
		$moment = static fn( string $name ): ?DateTimeImmutable => null === $row[ $name ] ? null : Clock::fromStored( $row[ $name ] );
		return new self(
			(int) $row['id'],
			(int) $row['survey_id'],
			(string) $row['channel'],
			(string) $row['target'],
			'0' !== $row['off'],
			(int) $row['failures'],
			$moment( 'failing_since' ),
			$moment( 'rests_until' ),
			$moment( 'last_at' ),
			$moment( 'last_ok_at' ),
			(int) $row['last_status'],
			(string) $row['last_message'],
			null !== $row['told_at']
		);
	}

	/** True if it is unknown to work: it never did, or failed the last time. */
	public function isUnproven(): bool {
		return $this->failures > 0 || null === $this->lastOkAt;
	}

	/** One of DeliveryShape::DESTINATION_STATES. */
	public function state(): string {
		return match ( true ) {
			$this->isOff                 => 'off',
			null !== $this->failingSince => 'failing',
			default                      => 'ok',
		};
	}
}
