<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Plans;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Plans, lowest first. A higher plan includes all that a lower one has, except where FeatureRequirement says
 * otherwise.
 */
enum Plan: string {
	case LITE  = 'lite';
	case PLUS  = 'plus';
	case PRO   = 'pro';
	case ELITE = 'elite';

	public function includes( Plan $other ): bool {
		return $this->rank() >= $other->rank();
	}

	private function rank(): int {
		return (int) array_search( $this, self::cases(), true );
	}

	/** Returns the plan's name for owners. */
	public function label(): string {
		return match ( $this ) {
			self::LITE  => __( 'Lite', 'userfeedback' ),
			self::PLUS  => __( 'Plus', 'userfeedback' ),
			self::PRO   => __( 'Pro', 'userfeedback' ),
			self::ELITE => __( 'Elite', 'userfeedback' ),
		};
	}
}
