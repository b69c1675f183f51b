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

/** What this site may use, by its licence and its add-ons; nothing of licences is loaded before somebody has to know. */
final class SiteEdition {

	private ?RememberedPlan $plan = null;

	/**
	 * @param Closure(): CurrentLicence $licence
	 * @param Closure(): string         $secret the site's own, see RememberedPlan.
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
