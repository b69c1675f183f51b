<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Plans;

use UserFeedback\Platform\Rest\Problem\Problem;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Features this site may use now. */
abstract class Edition {

	abstract public function allows( PlanFeature $feature ): bool;

	/** @throws Problem The site may not use it. */
	abstract public function check( PlanFeature $feature ): void;

	/**
	 * Describes what a save did not keep; null if it kept everything.
	 *
	 * @throws Problem Nothing may be stored without these features.
	 */
	abstract public function describeLoss( PlanFeature ...$parts ): ?string;

	/** Explains why a survey with these is not published; null if there are none. */
	abstract public function refusal( PlanFeature ...$parts ): ?string;

	/**
	 * Returns the message for a scheduled survey that is kept as a draft.
	 *
	 * @throws Problem Nothing may be stored without its date.
	 */
	abstract public function unscheduled(): string;

	/** Returns true if a survey runs without the features that the site may not use; if false, it is paused unchanged. */
	abstract public function runsWithoutLockedFeatures(): bool;

	/** @return non-empty-list<string> changes when the allowed features change. */
	abstract public function name(): array;

	/** @return list<string> slugs of the add-ons that these features need. */
	abstract public function addonsOf( PlanFeature ...$features ): array;

	/** Returns true if the site may have these, once their add-ons are active. */
	abstract public function unlocksWithAddons( PlanFeature ...$features ): bool;
}
