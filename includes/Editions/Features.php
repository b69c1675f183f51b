<?php
declare(strict_types=1);

namespace UserFeedback\Editions;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The only table of what each feature needs. It is exported to the browser, but only the server enforces it. */
final class Features {

	/** Returns true if it works on existing responses and so outlasts the license. */
	public static function outlasts( Feature $feature ): bool {
		return match ( $feature ) {
			Feature::LONG_RANGES,
			Feature::EXPORT,
			Feature::QUICK_FILTERS,
			Feature::BULK_ACTIONS,
			Feature::SINGLE_RESPONSE,
			Feature::TRASH_RESPONSES => true,
			default                  => false,
		};
	}

	public static function needs( Feature $feature ): Need {
		return match ( $feature ) {
			Feature::EXTRA_QUESTION_TYPES,
			Feature::QUESTION_OPTIONS => Need::addon( Addon::QUESTION_TYPES ),
			Feature::TEMPLATES        => Need::addon( Addon::TEMPLATES ),
			Feature::PAGE_TARGETING   => Need::addon( Addon::TARGETING ),
			Feature::DEVICES          => Need::addon( Addon::TARGETING, Plan::PRO ), // The add-on needs Plus, device rules need Pro.
			Feature::BRANDING         => Need::addon( Addon::BRANDING ),
			Feature::BEHAVIOR,
			Feature::SCHEDULING,
			Feature::REDIRECTS        => Need::addon( Addon::BEHAVIOR ),
			Feature::WEBHOOKS         => Need::addon( Addon::WEBHOOKS ),
			Feature::GOOGLE_DRIVE     => Need::addon( Addon::GOOGLE_DRIVE ),
			Feature::POST_RATINGS     => Need::addon( Addon::POST_RATINGS ),
			Feature::GEO_TARGETING    => Need::addon( Addon::GEO_RESTRICTIONS ),
			Feature::HEATMAPS         => Need::addon( Addon::HEATMAPS ),
			Feature::EMAIL_LOGIC,
			Feature::AI_SUMMARY       => Need::plan( Plan::PRO ),
			default                   => Need::plan( Plan::PLUS ),
		};
	}
}
