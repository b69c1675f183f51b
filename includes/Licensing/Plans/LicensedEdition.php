<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Plans;

use UserFeedback\Platform\Rest\Problem\RequestError;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Features of the plan and add-ons. */
final class LicensedEdition extends Edition {

	/**
	 * @param Plan        $plan    of a license that is valid now; lite when there is none.
	 * @param list<Addon> $active  add-ons that are installed and active.
	 * @param Plan|null   $lasting the previous plan if its license only expired: collected answers stay as accessible as before.
	 */
	public function __construct(
		public readonly Plan $plan,
		private readonly array $active,
		private readonly ?Plan $lasting = null
	) {}

	public function allows( PlanFeature $feature ): bool {
		return FeatureRequirement::isMet( $feature, $this->plan, $this->active, $this->lasting );
	}

	/** Returns what would unlock a feature: an inactive add-on of the plan, else the plan that is offered; null if it's allowed. */
	public function opener( PlanFeature $feature ): Addon|Plan|null {
		$need = FeatureRequirement::of( $feature );
		if ( $this->allows( $feature ) ) {
			return null;
		}
		return null !== $need->addon && $this->plan->includes( $need->plan ) ? $need->addon : UpgradeText::offered( $need->plan );
	}

	/** @throws RequestError upgrade needed. */
	public function check( PlanFeature $feature ): void {
		$opener = $this->opener( $feature );
		if ( null !== $opener ) {
			$need     = FeatureRequirement::of( $feature );
			$sentence = $opener instanceof Addon
				? UpgradeText::activate( $opener )
				: UpgradeText::higherPlan( $feature->label(), $need->plan );
			$plan     = UpgradeText::offered( $need->plan )->value;
			throw RequestError::upgradeNeeded( $feature->value, $plan, $sentence, $need->addon?->value );
		}
	}

	public function describeLoss( PlanFeature ...$parts ): ?string {
		return UpgradeText::notSaved( ...$parts );
	}

	public function refusal( PlanFeature ...$parts ): ?string {
		return UpgradeText::notPublished( ...$parts );
	}

	public function unscheduled(): string {
		return UpgradeText::notScheduled();
	}

	public function runsWithoutLockedFeatures(): bool {
		return true;
	}

	public function name(): array {
		$addons = array_filter( Addon::cases(), $this->has( ... ) );
		return array( $this->plan->value, ...array_column( $addons, 'value' ) );
	}

	public function addonsOf( PlanFeature ...$features ): array {
		$addons = array_map(
			static fn( PlanFeature $feature ): ?string => FeatureRequirement::of( $feature )->addon?->value,
			$features
		);
		return array_values( array_filter( $addons, is_string( ... ) ) );
	}

	public function unlocksWithAddons( PlanFeature ...$features ): bool {
		return array() === array_filter(
			$features,
			fn( PlanFeature $feature ): bool => ! $this->plan->includes( FeatureRequirement::of( $feature )->plan )
		);
	}

	/** Licensed, installed and active. */
	public function has( Addon $addon ): bool {
		return $this->plan->includes( $addon->plan() ) && in_array( $addon, $this->active, true );
	}
}
