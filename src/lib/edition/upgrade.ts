import { ADDONS, type AddonSlug, type Feature, FEATURES, type Plan } from '@/contract/features';
import type { Site } from '../site';

/** What would open a feature that the site does not have: a higher plan, or an add-on that the plan has and that is off. */
export type Need = { kind: 'plan'; plan: Plan } | { kind: 'addon'; addon: AddonSlug };

export function needOf( site: Site, feature: Feature ): Need {
	const { addon, plan } = FEATURES[ feature ];
	const isOff = addon !== null && ! site.addons[ addon ].active;
	return isOff && hasPlan( site, plan ) && hasPlan( site, ADDONS[ addon ] )
		? { kind: 'addon', addon }
		: { kind: 'plan', plan: offered( plan ) };
}

const ORDER: readonly Plan[] = [ 'lite', 'plus', 'pro', 'elite' ];

function hasPlan( site: Site, needed: Plan ): boolean {
	return ORDER.indexOf( site.license_type ) >= ORDER.indexOf( needed );
}

/** Prompts offer Pro where Plus would do. */
function offered( plan: Plan ): Plan {
	return plan === 'plus' ? 'pro' : plan;
}
