<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Plans;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The requirements of a feature: a plan, and maybe an active add-on. This is the only table of them. It is exported to the
 * browser, but only the server enforces it.
 */
final class FeatureRequirement {

	private function __construct( public readonly Plan $plan, public readonly ?Addon $addon ) {}

	/** Returns true if it works on existing responses and so outlasts the license. */
	public static function worksAfterExpiry( PlanFeature $feature ): bool {
		return match ( $feature ) {
			PlanFeature::LONG_RANGES,
			PlanFeature::EXPORT,
			PlanFeature::QUICK_FILTERS,
			PlanFeature::BULK_ACTIONS,
			PlanFeature::SINGLE_RESPONSE,
			PlanFeature::TRASH_RESPONSES => true,
			default                      => false,
		};
	}

	public static function of( PlanFeature $feature ): self {
		return match ( $feature ) {
			PlanFeature::EXTRA_QUESTION_TYPES,
			PlanFeature::QUESTION_OPTIONS => self::addon( Addon::QUESTION_TYPES ),
			PlanFeature::TEMPLATES        => self::addon( Addon::TEMPLATES ),
			PlanFeature::PAGE_TARGETING   => self::addon( Addon::TARGETING ),
			// The add-on needs Plus, device rules need Pro.
			PlanFeature::DEVICES          => self::addon( Addon::TARGETING, Plan::PRO ),
			PlanFeature::BRANDING         => self::addon( Addon::BRANDING ),
			PlanFeature::BEHAVIOR,
			PlanFeature::SCHEDULING,
			PlanFeature::REDIRECTS        => self::addon( Addon::BEHAVIOR ),
			PlanFeature::WEBHOOKS         => self::addon( Addon::WEBHOOKS ),
			PlanFeature::GOOGLE_DRIVE     => self::addon( Addon::GOOGLE_DRIVE ),
			PlanFeature::POST_RATINGS     => self::addon( Addon::POST_RATINGS ),
			PlanFeature::GEO_TARGETING    => self::addon( Addon::GEO_RESTRICTIONS ),
			PlanFeature::HEATMAPS         => self::addon( Addon::HEATMAPS ),
			PlanFeature::EMAIL_LOGIC,
			PlanFeature::AI_SUMMARY       => self::plan( Plan::PRO ),
			default                       => self::plan( Plan::PLUS ),
		};
	}

	/**
	 * @param list<Addon> $active  add-ons.
	 * @param Plan|null   $lasting the previous plan if its license only expired: collected answers stay as accessible as before.
	 */
	public static function isMet( PlanFeature $feature, Plan $plan, array $active, ?Plan $lasting ): bool {
		$need   = self::of( $feature );
		$usable = self::worksAfterExpiry( $feature ) ? $lasting ?? $plan : $plan;
		return $usable->includes( $need->plan )
			&& ( null === $need->addon || ( $plan->includes( $need->addon->plan() ) && in_array( $need->addon, $active, true ) ) );
	}

	private static function plan( Plan $plan ): self {
		return new self( $plan, null );
	}

	/** @param Plan|null $plan if it is higher than the add-on's own plan. */
	private static function addon( Addon $addon, ?Plan $plan = null ): self {
		return new self( $plan ?? $addon->plan(), $addon );
	}
}
