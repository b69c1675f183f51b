import { ADDONS, type AddonSlug, type Feature, FEATURES, type Plan } from '@/contract/features';
import type { Addon } from '@/contract/types';
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

/** Whether the site may use an add-on now. */
export function hasAddon( site: Site, addon: AddonSlug ): boolean {
	return site.addons[ addon ].active && hasPlan( site, ADDONS[ addon ] );
}

/** The site once an add-on is as the server says it is now, with the features that it opens. */
export function withAddon( site: Site, { slug, type, installed, active }: Addon ): Site {
	const changed = { ...site, addons: { ...site.addons, [ slug ]: { type, installed, active } } };
	const needs = Object.entries( FEATURES ) as [ Feature, ( typeof FEATURES )[ Feature ] ][];
	const ofIt = needs.filter( ( [ , { addon } ] ) => addon === slug );
	const features = { ...site.features };
	for ( const [ feature, { plan } ] of ofIt ) {
		features[ feature ] = hasAddon( changed, slug ) && hasPlan( site, plan );
	}
	return { ...changed, features };
}

/** The site once it has another plan, with the features that this opens and closes. Add-ons stay on or off. */
export function withPlan( site: Site, plan: Plan, isValid: boolean ): Site {
	const changed: Site = { ...site, license_type: plan, is_licensed: isValid, is_pro: site.is_pro || isValid };
	const slugs = Object.keys( ADDONS ) as AddonSlug[];
	return slugs.reduce(
		( next, slug ) =>
			withAddon( next, {
				...site.addons[ slug ],
				slug,
				type: hasPlan( changed, ADDONS[ slug ] ) ? 'licensed' : 'unlicensed',
			} as Addon ),
		{ ...changed, features: withoutAddons( changed ) }
	);
}

/** Features that need a plan alone, as it opens them; the others as they are. */
function withoutAddons( site: Site ): Site[ 'features' ] {
	const needs = Object.entries( FEATURES ) as [ Feature, ( typeof FEATURES )[ Feature ] ][];
	const ofPlan = needs.filter( ( [ , { addon } ] ) => addon === null );
	return {
		...site.features,
		...Object.fromEntries( ofPlan.map( ( [ feature, { plan } ] ) => [ feature, hasPlan( site, plan ) ] ) ),
	};
}

const ORDER: readonly Plan[] = [ 'lite', 'plus', 'pro', 'elite' ];

function hasPlan( site: Site, needed: Plan ): boolean {
	return ORDER.indexOf( site.license_type ) >= ORDER.indexOf( needed );
}

/** Prompts offer Pro where Plus would do. */
function offered( plan: Plan ): Plan {
	return plan === 'plus' ? 'pro' : plan;
}
