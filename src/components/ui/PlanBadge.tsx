import { type Feature, FEATURES } from '../../contract/features';
import { planLabel } from '../../lib/plan-label';
import './StatusBadge.scss';

/** The plan that a feature needs, beside a control that is disabled without it. */
export function PlanBadge( { feature }: { feature: Feature } ) {
	return <span className="uf-badge uf-badge--plan">{ planLabel( FEATURES[ feature ].plan ) }</span>;
}
