<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Plans;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The only table of what each feature requires. It is exported to the browser, but only the server enforces it. */
final class FeatureRequirements {

	/** Returns true if it works on existing responses and so outlasts the license. */
	public static function worksAfterExpiry( PlanFeature $feature ): bool {
		return match ( $feature ) {
			PlanFeature::LONG_RANGES,
			PlanFeature::EXPORT,
			PlanFeature::QUICK_FILTERS,
			PlanFeature::BULK_ACTIONS,
			PlanFeature::SINGLE_RESPONSE,
			PlanFeature::TRASH_RESPONSES => true,
			default                  => false,
		};
	}

	public static function needs( PlanFeature $feature ): FeatureRequirement {
		return match ( $feature ) {
			PlanFeature::EXTRA_QUESTION_TYPES,
			PlanFeature::QUESTION_OPTIONS => FeatureRequirement::addon( Addon::QUESTION_TYPES ),
			PlanFeature::TEMPLATES        => FeatureRequirement::addon( Addon::TEMPLATES ),
			PlanFeature::PAGE_TARGETING   => FeatureRequirement::addon( Addon::TARGETING ),
			// The add-on needs Plus, device rules need Pro.
			PlanFeature::DEVICES          => FeatureRequirement::addon( Addon::TARGETING, Plan::PRO ),
			PlanFeature::BRANDING         => FeatureRequirement::addon( Addon::BRANDING ),
			PlanFeature::BEHAVIOR,
			PlanFeature::SCHEDULING,
			PlanFeature::REDIRECTS        => FeatureRequirement::addon( Addon::BEHAVIOR ),
			PlanFeature::WEBHOOKS         => FeatureRequirement::addon( Addon::WEBHOOKS ),
			PlanFeature::GOOGLE_DRIVE     => FeatureRequirement::addon( Addon::GOOGLE_DRIVE ),
			PlanFeature::POST_RATINGS     => FeatureRequirement::addon( Addon::POST_RATINGS ),
			PlanFeature::GEO_TARGETING    => FeatureRequirement::addon( Addon::GEO_RESTRICTIONS ),
			PlanFeature::HEATMAPS         => FeatureRequirement::addon( Addon::HEATMAPS ),
			PlanFeature::EMAIL_LOGIC,
			PlanFeature::AI_SUMMARY       => FeatureRequirement::plan( Plan::PRO ),
			default                   => FeatureRequirement::plan( Plan::PLUS ),
		};
	}
}
