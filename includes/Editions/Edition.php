<?php
declare(strict_types=1);

namespace UserFeedback\Editions;

use UserFeedback\Contract\Problem\UpgradeNeeded;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What this site may use now. */
final class Edition {

	/**
	 * @param Plan        $plan    of a licence that is valid now; lite when there is none.
	 * @param list<Addon> $active  add-ons that are installed and active.
	 * @param Plan|null   $lasting the one before, where that did nothing but run out: collected answers stay as open as they were.
	 */
	public function __construct(
		public readonly Plan $plan,
		private readonly array $active,
		private readonly ?Plan $lasting = null
	) {}

	public function allows( Feature $feature ): bool {
		$need = Features::needs( $feature );
		$plan = Features::outlasts( $feature ) ? $this->lasting ?? $this->plan : $this->plan;
		return $plan->includes( $need->plan ) && ( null === $need->addon || $this->has( $need->addon ) );
	}

	/** @throws UpgradeNeeded */
	public function check( Feature $feature ): void {
		if ( ! $this->allows( $feature ) ) {
			$need     = Features::needs( $feature );
			$isInPlan = $this->plan->includes( $need->plan ) && null !== $need->addon;
			$sentence = $isInPlan ? UpgradeText::activate( $need->addon ) : UpgradeText::higherPlan( $feature->label(), $need->plan );
			throw new UpgradeNeeded( $feature->value, UpgradeText::offered( $need->plan )->value, $sentence, $need->addon?->value );
		}
	}

	/** Licensed, installed and active. */
	public function has( Addon $addon ): bool {
		return $this->plan->includes( $addon->plan() ) && in_array( $addon, $this->active, true );
	}
}
