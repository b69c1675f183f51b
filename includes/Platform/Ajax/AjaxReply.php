<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Ajax;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The response of an action: `{success, data}`. */
final class AjaxReply {

	/** @param array<array-key, mixed>|string $data */
	private function __construct( public readonly bool $success, public readonly array|string $data, public readonly int $status ) {}

	/** @param array<array-key, mixed> $data */
	public static function of( array $data ): self {
		return new self( true, $data, 200 );
	}

	/** For an action whose response is a single word or address. */
	public static function text( string $data ): self {
		return new self( true, $data, 200 );
	}

	/**
	 * A refusal, with a sentence for the user.
	 *
	 * @param array<array-key, mixed> $details
	 */
	public static function refused( string $message, int $status = 200, array $details = array() ): self {
		return new self(
			false,
			array(
				'message' => $message,
				'error'   => $message,
			) + $details,
			$status
		);
	}
}
