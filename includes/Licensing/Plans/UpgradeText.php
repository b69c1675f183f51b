<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Plans;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Explains why the edition lacks a feature, and what unlocks it. */
final class UpgradeText {

	/** @param string $feature as used inside a sentence: Webhooks, trashing responses. */
	public static function higherPlan( string $feature, Plan $plan ): string {
		return sprintf(
			/* translators: 1: a feature, such as Webhooks or trashing responses. 2: name of a plan. */
			__(
				'We\'re sorry, %1$s is not available on your plan. Please upgrade to the %2$s plan to unlock all these awesome features.',
				'userfeedback'
			),
			$feature,
			self::offered( $plan )->label()
		);
	}

	/** Returns the plan that is offered if this one is needed: prompts treat Plus as Pro. */
	public static function offered( Plan $plan ): Plan {
		return Plan::PLUS === $plan ? Plan::PRO : $plan;
	}

	/** Describes what a save did not keep; null if it kept everything. */
	public static function notSaved( PlanFeature ...$lost ): ?string {
		return array() === $lost
			? null
			/* translators: %s: features, separated by commas, such as: Behavior, page targeting. */
			: sprintf( __( 'Some changes weren’t saved: your plan or add-ons don’t include %s.', 'userfeedback' ), self::names( $lost ) );
	}

	/** Explains why a survey is not published; null if the site may use everything in it. */
	public static function notPublished( PlanFeature ...$lost ): ?string {
		return array() === $lost
			? null
			: sprintf(
				/* translators: %s: features, separated by commas, such as: Behavior, page targeting. */
				__( 'The Survey can\'t be published: your plan or add-ons don\'t include %s.', 'userfeedback' ),
				self::names( $lost )
			);
	}

	public static function notScheduled(): string {
		return __( 'Scheduling requires the Behavior add-on. The survey was saved as a draft.', 'userfeedback' );
	}

	/** Text for a plan's feature whose add-on is off. */
	public static function activate( Addon $addon ): string {
		/* translators: %s: name of an add-on, such as Geo Restrictions. */
		return sprintf( __( 'Please activate the %s addon to access this feature.', 'userfeedback' ), $addon->label() );
	}

	/** @param array<PlanFeature> $features */
	private static function names( array $features ): string {
		return implode( ', ', array_map( static fn( PlanFeature $feature ): string => $feature->label(), $features ) );
	}
}
