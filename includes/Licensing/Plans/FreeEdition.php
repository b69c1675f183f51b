<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Plans;

use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Schema\Violation;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The free edition's features, the same on each site: the code of all others isn't in it.
 *
 * Settings of the full edition are kept unchanged, in case it is installed again: a save that would drop one of them is
 * refused, and visitors don't get a survey without it.
 */
final class FreeEdition extends Edition {

	/** Features that the full edition sells and this one includes, see tools/release/editions/free.json. */
	public const HAS = array(
		PlanFeature::LONG_RANGES, PlanFeature::QUICK_FILTERS, PlanFeature::BULK_ACTIONS, PlanFeature::SINGLE_RESPONSE,
		PlanFeature::TRASH_RESPONSES, PlanFeature::THANK_YOU,
	);

	public function allows( PlanFeature $feature ): bool {
		return in_array( $feature, self::HAS, true );
	}

	public function check( PlanFeature $feature ): void {
		$this->describeLoss( ...( $this->allows( $feature ) ? array() : array( $feature ) ) );
	}

	public function describeLoss( PlanFeature ...$parts ): ?string {
		if ( array() !== $parts ) {
			throw new ValidationFailed(
				array( new Violation( '', 'edition' ) ),
				sprintf(
					/* translators: %s: features, separated by commas, such as: Behavior, page targeting. */
					__( 'Your edition doesn’t include %s. Nothing was changed.', 'userfeedback' ),
					self::names( ...$parts )
				)
			);
		}
		return null;
	}

	public function refusal( PlanFeature ...$parts ): ?string {
		return array() === $parts
			? null
			: sprintf(
				/* translators: %s: features, separated by commas, such as: Behavior, page targeting. */
				__( 'The survey can’t be published: your edition doesn’t include %s.', 'userfeedback' ),
				self::names( ...$parts )
			);
	}

	public function unscheduled(): string {
		return (string) $this->describeLoss( PlanFeature::SCHEDULING );
	}

	public function runsWithoutLockedFeatures(): bool {
		return false;
	}

	public function name(): array {
		return array( 'free' );
	}

	public function addonsOf( PlanFeature ...$features ): array {
		return array();
	}

	public function unlocksWithAddons( PlanFeature ...$features ): bool {
		return array() === array_filter( $features, fn( PlanFeature $feature ): bool => ! $this->allows( $feature ) );
	}

	private static function names( PlanFeature ...$features ): string {
		return implode( ', ', array_map( static fn( PlanFeature $feature ): string => $feature->label(), $features ) );
	}
}
