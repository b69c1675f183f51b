import { __ } from '@wordpress/i18n';
import type { Feature } from '@/contract/features';
import { sprintf } from '@/lib/labels/sprintf';
import type { Site } from '../site';
import { planLabel } from './plan-label';
import { needOf } from './upgrade';

function withPlan( label: string, feature: Feature, site: Site ): string {
	const need = needOf( site, feature );
	return need.kind === 'plan'
		? /* translators: 1: a choice, such as a type of question. 2: name of the plan that has it */
			sprintf( __( '%1$s (%2$s)', 'userfeedback' ), label, planLabel( need.plan ) )
		: label;
}

/** For native controls, which can't show a badge. */
export const lockedLabel: typeof withPlan = IN_EDITION.plans ? withPlan : ( label ) => label;
