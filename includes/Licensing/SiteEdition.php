<?php
declare(strict_types=1);

namespace UserFeedback\Licensing;

use Closure;
use UserFeedback\Clock;
use UserFeedback\Editions\AddonStore;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Editions\CurrentBoughtEdition;
use UserFeedback\Editions\Plan;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The features that this site may use, by its license and add-ons; license code is loaded only on demand. */
final class SiteEdition {

	private ?RememberedPlan $plan = null;

	/**
	 * @param Closure(): CurrentLicence $licence
	 * @param Closure(): string         $secret the site's own key, see RememberedPlan.
	 */
	private function __construct(
		private readonly Closure $licence,
		private readonly Closure $secret,
		private readonly Clock $clock
	) {}

	/**
	 * @param Closure(): CurrentLicence $licence
	 * @param Closure(): string         $secret
	 */
	public static function of( Closure $licence, Closure $secret, Clock $clock ): CurrentEdition {
		$site = new self( $licence, $secret, $clock );
		return new CurrentBoughtEdition(
			static fn(): Plan => $site->plan()->get(),
			static fn(): array => ( new AddonStore() )->active(),
			static fn(): Plan => $site->plan()->lasting()
		);
	}

	private function plan(): RememberedPlan {
		return $this->plan ??= new RememberedPlan( $this->licence, $this->secret, $this->clock );
	}
}
