<?php
declare(strict_types=1);

namespace UserFeedback\Licensing;

use UserFeedback\Contract\Problem\UpgradeNeeded;

/** What this site may use now. */
final class Entitlements {

	/**
	 * @param Plan        $plan   of a licence that is valid now; lite when there is none.
	 * @param list<Addon> $active add-ons that are installed and active.
	 */
	public function __construct( public readonly Plan $plan, private readonly array $active ) {}

	public function allows( Feature $feature ): bool {
		$need = Features::needs( $feature );
		return $this->plan->includes( $need->plan ) && ( null === $need->addon || $this->has( $need->addon ) );
	}

	/** @throws UpgradeNeeded */
	public function check( Feature $feature ): void {
		if ( ! $this->allows( $feature ) ) {
			$need = Features::needs( $feature );
			throw new UpgradeNeeded( $feature->value, $need->plan->value, $need->addon?->value, $this->plan->includes( $need->plan ) );
		}
	}

	/** Licensed, installed and active. */
	public function has( Addon $addon ): bool {
		return $this->plan->includes( $addon->plan() ) && in_array( $addon, $this->active, true );
	}
}
