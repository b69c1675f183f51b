import { __, sprintf } from '@wordpress/i18n';
import type { LockedFeature } from './feature-label';

/**
 * Why a feature is not there, and what to do.
 *
 * @param name of the feature, or of the part of it that was asked for
 * @param plan that has it, in words
 */
export function lockedSentence( feature: LockedFeature, name: string, plan: string ): string {
	switch ( feature ) {
		case 'heatmaps':
			return sprintf(
				/* translators: %s: name of a plan */
				__(
					"We're sorry, the heatmaps feature is not available on your plan. Please upgrade to the %s plan.",
					'userfeedback'
				),
				plan
			);
		case 'webhooks':
			return sprintf(
				/* translators: 1: an integration, such as Webhooks. 2: name of a plan */
				__(
					"We're sorry, %1$s is not available on your plan. Please upgrade to the %2$s plan to unlock all these awesome features.",
					'userfeedback'
				),
				name,
				plan
			);
		default:
			return sprintf(
				/* translators: %s: a feature, such as Comment Box */
				__(
					"We're sorry, the %s is not available on your plan. Please upgrade to unlock all these awesome features.",
					'userfeedback'
				),
				name
			);
	}
}
