import { describe, expect, it } from 'vitest';
import { ADDONS, type AddonSlug, type Feature, type Plan } from '@/contract/features';
import { editionOf } from '@/testing/edition-of';
import { sharedCases } from '@/testing/shared-cases';
import type { Site } from '../site';
import { needOf, withAddon, withPlan } from './upgrade';

/** The server's decision, which tests/php/Unit/Licensing/EditionTableTest.php checks line by line. */
interface Row {
	/** Plan of the entered key, valid or not; `plan` is the plan it currently grants. */
	key: Plan | null;
	plan: Plan;
	/** The plan that still applies to existing content. */
	lasting: Plan;
	licensed: boolean;
	feature: Feature;
	addon: AddonSlug | null;
	state: 'missing' | 'inactive' | 'active' | null;
	allowed: boolean;
	opens: Plan | AddonSlug | null;
}

const rows = sharedCases< Row >( 'rules/editions' );

/** The site's previous state: with all add-ons or none, and with another plan than now. */
const BEFORE = ( [ 'lite', 'elite' ] as const ).map( ( plan ) => editionOf( plan ) as Site );

type Step = ( site: Site, row: Row ) => Site;

/** Applies the server's result for a key, as use-license.ts does. */
const license: Step = ( site, { plan, licensed, lasting } ) => withPlan( site, plan, licensed, lasting );

/** Applies the server's result for an add-on, as use-addon.ts and use-activation.ts do. */
const addon: Step = ( site, { addon: slug, state } ) =>
	slug === null
		? site
		: withAddon( site, {
				slug,
				type: site.addons[ slug ].type,
				installed: state !== 'missing',
				active: state === 'active',
				title: '',
				excerpt: '',
				categories: [],
				plan: ADDONS[ slug ],
				redirect: '',
			} );

/** Returns what the upgrade dialog asks for when a feature is locked. */
function opener( site: Site, feature: Feature ): Plan | AddonSlug | null {
	if ( site.features[ feature ] ) return null;
	const need = needOf( site, feature );
	return need.kind === 'plan' ? need.plan : need.addon;
}

describe( 'allowed features and required upgrades', () => {
	it.each( [
		[ 'the license is the last that changed', [ addon, license ] ],
		[ 'the add-on is the last that changed', [ license, addon ] ],
	] as const )( 'match the server’s decision in every row: %s', ( _case, steps ) => {
		for ( const before of BEFORE ) {
			for ( const row of rows ) {
				const site = steps.reduce( ( changed, step ) => step( changed, row ), before );
				expect( {
					...row,
					licensed: site.is_licensed,
					allowed: site.features[ row.feature ],
					opens: opener( site, row.feature ),
				} ).toEqual( row );
			}
		}
	} );

	it( 'are tested for every feature, plan and add-on state', () => {
		const features = Object.keys( BEFORE[ 0 ]?.features ?? {} );
		expect( new Set( rows.map( ( { feature } ) => feature ) ) ).toEqual( new Set( features ) );
		for ( const feature of features ) {
			const ofFeature = rows.filter( ( row ) => row.feature === feature );
			const states = new Set( ofFeature.map( ( { state } ) => state ) );
			expect( states.size ).toBe( ofFeature[ 0 ]?.addon === null ? 1 : 3 );
			// No key, plus each plan both valid and expired.
			expect( ofFeature.length ).toBe( states.size * ( 1 + 2 * 3 ) );
		}
	} );
} );
