<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Rest\Problem;

use RuntimeException;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Why a request failed, with the HTTP status of the response.
 *
 * Any code may throw one; only the REST router and the collector catch them.
 */
abstract class Problem extends RuntimeException {

	abstract public function status(): int;

	/** Returns the error code, `userfeedback_…`. */
	abstract public function slug(): string;

	/** Returns the message for the owner; null to use the default for the kind of problem. */
	public function sentence(): ?string {
		return null;
	}

	/**
	 * Returns the response's `data`, except the status.
	 *
	 * @return array<string, mixed>
	 */
	public function details(): array {
		return array();
	}

	/** @return array<string, string> */
	public function headers(): array {
		return array();
	}
}
