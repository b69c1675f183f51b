<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Plans;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The requirements of a feature: a plan, and maybe an active add-on. */
final class FeatureRequirement {

	private function __construct( public readonly Plan $plan, public readonly ?Addon $addon ) {}

	public static function plan( Plan $plan ): self {
		return new self( $plan, null );
	}

	/** @param Plan|null $plan if it is higher than the add-on's own plan. */
	public static function addon( Addon $addon, ?Plan $plan = null ): self {
		return new self( $plan ?? $addon->plan(), $addon );
	}
}
