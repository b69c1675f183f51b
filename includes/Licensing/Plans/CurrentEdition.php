<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Plans;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The features that this site may use at this moment. Ask each time: it can change within a request. */
abstract class CurrentEdition {

	/** Hooks after which it may differ. The Free edition keeps the names, and lacks the classes with these options. */
	public const CHANGES = array(
		'update_option_userfeedback_addons',
		'update_option_userfeedback_license',
		'update_site_option_userfeedback_license',
	);

	abstract public function get(): Edition;

	/** For features that visitors use: an expired license stops no running survey. New settings use get(). */
	abstract public function lasting(): self;

	/** Same as Edition::runsWithoutLockedFeatures(), without finding out which edition it is. */
	abstract public function runsWithoutLockedFeatures(): bool;

	public function allows( PlanFeature $feature ): bool {
		return $this->get()->allows( $feature );
	}
}
