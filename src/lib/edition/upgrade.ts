import { ADDONS, type AddonSlug, type Feature, FEATURES, type Plan } from '@/contract/features';
import type { Addon } from '@/contract/types';
import type { Site } from '../site';

/** The requirement for a locked feature: a higher plan, or an inactive add-on that the plan includes. */
export type Need = { kind: 'plan'; plan: Plan } | { kind: 'addon'; addon: AddonSlug };

export function needOf( site: Site, feature: Feature ): Need {
	const { addon, plan } = FEATURES[ feature ];
	const isOff = addon !== null && ! site.addons[ addon ].active;
	return isOff && hasPlan( site, plan ) && hasPlan( site, ADDONS[ addon ] )
		? { kind: 'addon', addon }
		: { kind: 'plan', plan: offered( plan ) };
}

/** Returns true if the site can use an add-on now. */
export function hasAddon( site: Site, addon: AddonSlug ): boolean {
	return site.addons[ addon ].active && hasPlan( site, ADDONS[ addon ] );
}

/** Returns true if a feature still works for visitors, including after the license expired, so that responses stay readable. */
export function goesOn( site: Site, feature: Feature ): boolean {
	const { addon, plan } = FEATURES[ feature ];
	return (
		includes( site.lasting_type, plan ) &&
		( addon === null || ( site.addons[ addon ].active && includes( site.lasting_type, ADDONS[ addon ] ) ) )
	);
}

/** Returns the site with the add-on's new state from the server, and the features that it unlocks. */
export function withAddon( site: Site, { slug, type, installed, active }: Addon ): Site {
	return withFeatures( { ...site, addons: { ...site.addons, [ slug ]: { type, installed, active } } } );
}

/**
 * Returns the site with another plan, and the features that this unlocks and locks. Add-ons stay on or off.
 *
 * @param lasting the plan of the license, if it only expired
 */
export function withPlan( site: Site, plan: Plan, isValid: boolean, lasting: Plan = plan ): Site {
	const changed: Site = {
		...site,
		license_type: plan,
		lasting_type: lasting,
		is_licensed: isValid,
		is_pro: site.is_pro || isValid,
	};
	const addons = { ...site.addons };
	for ( const slug of Object.keys( ADDONS ) as AddonSlug[] ) {
		addons[ slug ] = { ...addons[ slug ], type: hasPlan( changed, ADDONS[ slug ] ) ? 'licensed' : 'unlicensed' };
	}
	return withFeatures( { ...changed, addons } );
}

/** Features that the plan and add-ons unlock. */
function withFeatures( site: Site ): Site {
	const features = { ...site.features };
	for ( const feature of Object.keys( FEATURES ) as Feature[] ) {
		const { addon, plan, outlasts } = FEATURES[ feature ];
		const inForce = outlasts ? site.lasting_type : site.license_type;
		features[ feature ] = includes( inForce, plan ) && ( addon === null || hasAddon( site, addon ) );
	}
	return { ...site, features };
}

const ORDER: readonly Plan[] = [ 'lite', 'plus', 'pro', 'elite' ];

function hasPlan( site: Site, needed: Plan ): boolean {
	return includes( site.license_type, needed );
}

function includes( plan: Plan, needed: Plan ): boolean {
	return ORDER.indexOf( plan ) >= ORDER.indexOf( needed );
}

/** Prompts offer Pro even if Plus is enough. */
function offered( plan: Plan ): Plan {
	return plan === 'plus' ? 'pro' : plan;
}
