<?php
declare(strict_types=1);

namespace UserFeedback\Licensing;

use Closure;
use UserFeedback\Clock;
use UserFeedback\Editions\AddonStore;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Editions\Plan;
use UserFeedback\Late;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What this site may use, by its licence and its add-ons; nothing of licences is loaded before somebody has to know. */
final class SiteEdition {

	/**
	 * @param Closure(): CurrentLicence $licence
	 * @param Closure(): string         $secret the site's own, see RememberedPlan.
	 */
	public static function of( Closure $licence, Closure $secret, Clock $clock ): CurrentEdition {
		$plan = new Late( static fn(): RememberedPlan => new RememberedPlan( $licence, $secret, $clock ) );
		return new CurrentEdition(
			static fn(): Plan => $plan->get()->get(),
			static fn(): array => ( new AddonStore() )->active(),
			static fn(): Plan => $plan->get()->lasting()
		);
	}
}
