import { __ } from '@wordpress/i18n';
import type { Plan } from '@/contract/features';
import { sprintf } from '@/lib/labels/sprintf';
import type { LockedFeature } from './feature-label';
import { planLabel } from './plan-label';

/** Heading of an upgrade prompt. Each language can match the article to the plan: a Pro feature, an Elite feature. */
export function lockedTitle( name: string, plan: Plan ): string {
	if ( plan === 'elite' ) {
		/* translators: %s: a feature, such as Heatmaps. Elite is the name of a plan */
		return sprintf( __( '%s is an Elite feature', 'userfeedback' ), name );
	}
	/* translators: 1: a feature, such as Comment Box. 2: name of a plan */
	return sprintf( __( '%1$s is a %2$s feature', 'userfeedback' ), name, planLabel( plan ) );
}

/**
 * Explains why a feature is unavailable, and what to do.
 *
 * @param name of the feature, or of its requested part
 * @param plan plan that includes it, as a label
 */
export function lockedSentence( feature: LockedFeature, name: string, plan: string ): string {
	switch ( feature ) {
		case 'heatmaps':
			/* translators: %s: name of a plan */
			return sprintf(
				__(
					"We're sorry, the heatmaps feature is not available on your plan. Please upgrade to the %s plan.",
					'userfeedback'
				),
				plan
			);
		case 'webhooks':
		case 'google-drive':
		case 'post-ratings':
			/* translators: 1: an integration, such as Webhooks. 2: name of a plan */
			return sprintf(
				__(
					"We're sorry, %1$s is not available on your plan. Please upgrade to the %2$s plan to unlock all these awesome features.",
					'userfeedback'
				),
				name,
				plan
			);
		case 'access-roles':
		case 'devices':
		case 'page-targeting':
		case 'geo-targeting':
		case 'scheduling':
		case 'email-logic':
			/* translators: %s: a feature without an article, such as Role-Based Access */
			return sprintf(
				__(
					"We're sorry, %s is not available on your plan. Please upgrade to unlock all these awesome features.",
					'userfeedback'
				),
				name
			);
		default:
			/* translators: %s: a feature, such as Comment Box */
			return sprintf(
				__(
					"We're sorry, the %s is not available on your plan. Please upgrade to unlock all these awesome features.",
					'userfeedback'
				),
				name
			);
	}
}
