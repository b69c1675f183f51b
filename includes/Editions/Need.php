<?php
declare(strict_types=1);

namespace UserFeedback\Editions;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What a feature asks for: a plan, and maybe an add-on that is active. */
final class Need {

	private function __construct( public readonly Plan $plan, public readonly ?Addon $addon ) {}

	public static function plan( Plan $plan ): self {
		return new self( $plan, null );
	}

	/** @param Plan|null $plan where it is a higher one than the add-on's own. */
	public static function addon( Addon $addon, ?Plan $plan = null ): self {
		return new self( $plan ?? $addon->plan(), $addon );
	}
}
