<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** How a try went. */
final class Outcome {

	/**
	 * @param int      $status   as HTTP counts it; 0 where nothing was answered.
	 * @param string   $message  one sentence for the owner.
	 * @param int|null $wait     seconds that the other side asked to be left alone for; null where it said nothing.
	 * @param string   $sent     for the log, without secrets; likewise `$answered`.
	 * @param int      $took     milliseconds.
	 */
	private function __construct(
		public readonly Result $result,
		public readonly string $message,
		public readonly int $status = 0,
		public readonly ?int $wait = null,
		public readonly string $sent = '',
		public readonly string $answered = '',
		public readonly int $took = 0
	) {}

	public static function delivered( string $message, int $status = 0 ): self {
		return new self( Result::DELIVERED, $message, $status );
	}

	/** Done, and nobody will ask for it: no row is kept. */
	public static function heard(): self {
		return new self( Result::HEARD, '' );
	}

	/** It may work later. Until then the destination is left alone. */
	public static function failed( string $message, int $status = 0, ?int $wait = null ): self {
		return new self( Result::FAILED, $message, $status, $wait );
	}

	/** It will not work later either, and says nothing about others to the same destination. */
	public static function refused( string $message, int $status = 0 ): self {
		return new self( Result::REFUSED, $message, $status );
	}

	/** The destination wants no more of anything, ever. */
	public static function gone( string $message, int $status = 0 ): self {
		return new self( Result::GONE, $message, $status );
	}

	/** Not now, and nobody is to blame: it counts neither as a try nor as a failure. The destination is left alone until then. */
	public static function later( string $message, int $seconds ): self {
		return new self( Result::LATER, $message, 0, $seconds );
	}

	/**
	 * Not before an owner has done something: the destination fails, so that he is told, and the job waits however long that
	 * takes. Whether it was done is looked at again after so many seconds.
	 */
	public static function stuck( string $message, int $seconds, int $status = 0 ): self {
		return new self( Result::STUCK, $message, $status, $seconds );
	}

	/** @param int $took milliseconds. */
	public function with( string $sent, string $answered = '', int $took = 0 ): self {
		return new self( $this->result, $this->message, $this->status, $this->wait, $sent, $answered, $took );
	}
}
