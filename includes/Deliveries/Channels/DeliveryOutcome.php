<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Channels;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class DeliveryOutcome {

	/**
	 * @param int      $status   HTTP status code; 0 if there was no response.
	 * @param string   $message  one sentence for the owner.
	 * @param int|null $wait     seconds that the other side asked us to wait; null if it didn't say.
	 * @param string   $sent     for the log, without secrets; the same applies to `$answered`.
	 * @param int      $took     milliseconds.
	 */
	private function __construct(
		public readonly OutcomeType $type,
		public readonly string $message,
		public readonly int $status = 0,
		public readonly ?int $wait = null,
		public readonly string $sent = '',
		public readonly string $answered = '',
		public readonly int $took = 0
	) {}

	public static function delivered( string $message, int $status = 0 ): self {
		return new self( OutcomeType::DELIVERED, $message, $status );
	}

	/** Delivered, and not needed in the log: no row is kept. */
	public static function unlogged(): self {
		return new self( OutcomeType::HEARD, '' );
	}

	/** It may work later. Until then, nothing is sent to the destination. */
	public static function failed( string $message, int $status = 0, ?int $wait = null ): self {
		return new self( OutcomeType::FAILED, $message, $status, $wait );
	}

	/** A retry would fail too, but other deliveries to the same destination may work. */
	public static function refused( string $message, int $status = 0 ): self {
		return new self( OutcomeType::REFUSED, $message, $status );
	}

	/** The destination permanently refuses all deliveries. */
	public static function rejectedPermanently( string $message, int $status = 0 ): self {
		return new self( OutcomeType::GONE, $message, $status );
	}

	/**
	 * Not possible now, through no one's fault: it counts neither as an attempt nor as a failure. The destination is paused
	 * until then.
	 */
	public static function postponed( string $message, int $seconds ): self {
		return new self( OutcomeType::LATER, $message, 0, $seconds );
	}

	/**
	 * Fails until an owner fixes the cause: the destination is marked as failing so that the owner is notified, and the job
	 * stays pending. It is tried again after the given number of seconds.
	 */
	public static function blocked( string $message, int $seconds, int $status = 0 ): self {
		return new self( OutcomeType::STUCK, $message, $status, $seconds );
	}

	/** @param int $took milliseconds. */
	public function withLog( string $sent, string $answered = '', int $took = 0 ): self {
		return new self( $this->type, $this->message, $this->status, $this->wait, $sent, $answered, $took );
	}
}
