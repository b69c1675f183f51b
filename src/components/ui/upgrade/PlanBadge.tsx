import { __ } from '@wordpress/i18n';
import type { Feature } from '@/contract/features';
import { planLabel } from '@/lib/edition/plan-label';
import { useSite } from '@/lib/site';
import { needOf } from '@/lib/edition/upgrade';
import '../feedback/StatusBadge.scss';

/** What a feature needs, beside a control that is locked without it. */
export function PlanBadge( { feature }: { feature: Feature } ) {
	const need = needOf( useSite(), feature );

	return (
		<span className="uf-badge uf-badge--plan">
			{ need.kind === 'plan' ? planLabel( need.plan ) : __( 'Addon', 'userfeedback' ) }
		</span>
	);
}
