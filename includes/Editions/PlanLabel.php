<?php
declare(strict_types=1);

namespace UserFeedback\Editions;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A plan's name as owners read it. */
final class PlanLabel {

	public static function of( Plan $plan ): string {
		return match ( $plan ) {
			Plan::LITE  => __( 'Lite', 'userfeedback' ),
			Plan::PLUS  => __( 'Plus', 'userfeedback' ),
			Plan::PRO   => __( 'Pro', 'userfeedback' ),
			Plan::ELITE => __( 'Elite', 'userfeedback' ),
		};
	}
}
