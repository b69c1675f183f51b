<?php
declare(strict_types=1);

namespace UserFeedback\Licensing;

use UserFeedback\Addons\AddonTitle;
use UserFeedback\Contract\Problem\UpgradeNeeded;

/** Why something is refused for the edition, and what would help. */
final class UpgradeText {

	public static function of( UpgradeNeeded $problem ): string {
		$addon = Addon::tryFrom( $problem->addon ?? '' );
		if ( $problem->is_in_plan && null !== $addon ) {
			/* translators: %s: name of an add-on, such as Geo Restrictions. */
			return sprintf( __( 'Please activate the %s addon to access this feature.', 'userfeedback' ), AddonTitle::of( $addon ) );
		}
		$plan = Plan::tryFrom( $problem->plan ) ?? Plan::PLUS;
		return sprintf(
			/* translators: 1: a feature, such as Webhooks or trashing responses. 2: name of a plan. */
			__( 'We\'re sorry, %1$s is not available on your plan. Please upgrade to the %2$s plan to unlock all these awesome features.', 'userfeedback' ),
			self::feature( $problem->feature ),
			PlanLabel::of( $plan )
		);
	}

	/** Of an add-on that cannot be installed, the add-on's own name. */
	private static function feature( string $slug ): string {
		$addon   = Addon::tryFrom( $slug );
		$feature = Feature::tryFrom( $slug );
		return match ( true ) {
			null !== $addon   => AddonTitle::of( $addon ),
			null !== $feature => FeatureLabel::of( $feature ),
			default           => $slug,
		};
	}
}
