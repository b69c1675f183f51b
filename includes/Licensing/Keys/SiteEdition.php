<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Keys;

use Closure;
use UserFeedback\Licensing\Plans\AddonStore;
use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\CurrentLicensedEdition;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Clock;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The features that this site may use, by its license and add-ons; license code is loaded only on demand. */
final class SiteEdition {

	private ?CachedPlan $plan = null;

	/**
	 * @param Closure(): CurrentLicense $license
	 * @param Closure(): string         $secret the site's own key, see CachedPlan.
	 */
	private function __construct(
		private readonly Closure $license,
		private readonly Closure $secret,
		private readonly Clock $clock
	) {}

	/**
	 * @param Closure(): CurrentLicense $license
	 * @param Closure(): string         $secret
	 */
	public static function of( Closure $license, Closure $secret, Clock $clock ): CurrentEdition {
		$site = new self( $license, $secret, $clock );
		return new CurrentLicensedEdition(
			static fn(): Plan => $site->plan()->get(),
			static fn(): array => ( new AddonStore() )->active(),
			static fn(): Plan => $site->plan()->lasting()
		);
	}

	private function plan(): CachedPlan {
		return $this->plan ??= new CachedPlan( $this->license, $this->secret, $this->clock );
	}
}
