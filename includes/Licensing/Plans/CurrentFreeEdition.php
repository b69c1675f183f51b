<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Plans;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The edition never changes. */
final class CurrentFreeEdition extends CurrentEdition {

	public function get(): Edition {
		return new FreeEdition();
	}

	public function runsWithoutLockedFeatures(): bool {
		return false;
	}

	public function lasting(): self {
		return $this;
	}
}
