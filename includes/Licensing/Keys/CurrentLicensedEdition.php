<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Keys;

use Closure;
use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\Edition;
use UserFeedback\Licensing\Plans\FeatureRequirement;
use UserFeedback\Licensing\Plans\LicensedEdition;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Injection\Shared;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Determined by a license and add-ons, which can change within a request. License classes are loaded only on demand. */
#[Shared]
final class CurrentLicensedEdition extends CurrentEdition {

	/**
	 * @param Closure(): Plan        $plan    of the license that is valid now.
	 * @param Closure(): list<Addon> $active  add-ons that are installed and active.
	 * @param Closure(): Plan|null   $lasting of the valid license, or of one that only expired; null if there is no other.
	 */
	public function __construct(
		#[Lazy( CachedPlan::class, 'get' )] private readonly Closure $plan,
		#[Lazy( Addon::class, 'active' )] private readonly Closure $active,
		#[Lazy( CachedPlan::class, 'lasting' )] private readonly ?Closure $lasting = null
	) {}

	/** @return LicensedEdition only documented here: as a return type, PHP would load it on each page. */
	public function get(): Edition {
		return new LicensedEdition( ( $this->plan )(), ( $this->active )(), null === $this->lasting ? null : ( $this->lasting )() );
	}

	public function lasting(): self {
		return null === $this->lasting ? $this : new self( $this->lasting, $this->active );
	}

	public function runsWithoutLockedFeatures(): bool {
		return true;
	}

	/** Checks the add-on first, because it costs less than the license. */
	public function allows( PlanFeature $feature ): bool {
		$addon  = FeatureRequirement::of( $feature )->addon;
		$active = ( $this->active )();
		return ( null === $addon || in_array( $addon, $active, true ) )
			&& FeatureRequirement::isMet( $feature, ( $this->plan )(), $active, null === $this->lasting ? null : ( $this->lasting )() );
	}
}
