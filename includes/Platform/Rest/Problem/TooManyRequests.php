<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Rest\Problem;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The rate limit was reached; `Retry-After` says when to retry. */
final class TooManyRequests extends Problem {

	/** @param string $sentence for the user, if it is not about responses. */
	public function __construct( private readonly int $seconds, public readonly string $sentence = '' ) {
		parent::__construct( "Try again in $seconds seconds." );
	}

	public function status(): int {
		return 429;
	}

	public function slug(): string {
		return 'userfeedback_too_many';
	}

	public function headers(): array {
		return array( 'Retry-After' => (string) $this->seconds );
	}
}
