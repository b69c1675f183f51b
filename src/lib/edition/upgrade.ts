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

/** Whether a feature goes on for visitors, also where the license only ran out: what they say then can be read. */
export function goesOn( site: Site, feature: Feature ): boolean {
	const { addon, plan } = FEATURES[ feature ];
	return (
		includes( site.lasting_type, plan ) &&
		( addon === null || ( site.addons[ addon ].active && includes( site.lasting_type, ADDONS[ addon ] ) ) )
	);
}

/** The site once an add-on is as the server says it is now, with the features that it opens. */
export function withAddon( site: Site, { slug, type, installed, active }: Addon ): Site {
	return withFeatures( { ...site, addons: { ...site.addons, [ slug ]: { type, installed, active } } } );
}

/**
 * The site once it has another plan, with the features that this opens and closes. Add-ons stay on or off.
 *
 * @param lasting the plan that a license had, where it only ran out
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

/** What its plan and its add-ons open. */
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

/** Prompts offer Pro where Plus would do. */
function offered( plan: Plan ): Plan {
	return plan === 'plus' ? 'pro' : plan;
}
