<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Plans;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The features that this site may use at this moment. Ask each time: it can change within a request. */
abstract class CurrentEdition {

	abstract public function get(): Edition;

	/** For features that visitors use: an expired license stops no running survey. New settings use get(). */
	abstract public function lasting(): self;

	/** Same as Edition::runsWithoutLockedFeatures(), without finding out which edition it is. */
	abstract public function runsWithoutLockedFeatures(): bool;

	public function allows( PlanFeature $feature ): bool {
		return $this->get()->allows( $feature );
	}
}
