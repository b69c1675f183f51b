import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { Feature } from '@/contract/features';
import { planLabel } from '@/lib/edition/plan-label';
import { useSite } from '@/lib/site';
import { needOf } from '@/lib/edition/upgrade';
import '../feedback/StatusBadge.scss';

interface Props {
	feature: Feature;
}

function NeededPlan( { feature }: Props ) {
	const need = needOf( useSite(), feature );

	return (
		<span className="uf-badge uf-badge--plan">
			{ need.kind === 'plan' ? planLabel( need.plan ) : __( 'Add-on', 'userfeedback' ) }
		</span>
	);
}

/** The plan a feature needs, next to its locked control. */
export const PlanBadge: ( props: Props ) => ReactNode = IN_EDITION.plans ? NeededPlan : () => null;
