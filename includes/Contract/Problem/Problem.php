<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Problem;

use RuntimeException;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Why a request could not be done, with the status it is answered with.
 *
 * Any code may throw one; only the REST router and the collector catch them.
 */
abstract class Problem extends RuntimeException {

	abstract public function status(): int;

	/** The machine's word for it, `userfeedback_…`. */
	abstract public function slug(): string;

	/** What the owner is told, where the problem has words of its own; null where its kind has. */
	public function sentence(): ?string {
		return null;
	}

	/**
	 * What goes into `data` of the answer besides the status.
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
