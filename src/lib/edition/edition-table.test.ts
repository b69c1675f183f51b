import { describe, expect, it } from 'vitest';
import { ADDONS, type AddonSlug, type Feature, type Plan } from '@/contract/features';
import { editionOf } from '@/testing/edition-of';
import { sharedCases } from '@/testing/shared-cases';
import type { Site } from '../site';
import { needOf, withAddon, withPlan } from './upgrade';

/** What the server decides: tests/php/Unit/Editions/EditionTableTest.php holds each line against it. */
interface Row {
	/** Of the key that was entered, in force or not; `plan` is what it is worth now. */
	key: Plan | null;
	plan: Plan;
	/** What it goes on being worth for what is there already. */
	lasting: Plan;
	licensed: boolean;
	feature: Feature;
	addon: AddonSlug | null;
	state: 'missing' | 'inactive' | 'active' | null;
	allowed: boolean;
	opens: Plan | AddonSlug | null;
}

const rows = sharedCases< Row >( 'rules/editions' );

/** A site as it was before: with every add-on, or with none, and with another plan than it has now. */
const BEFORE = ( [ 'lite', 'elite' ] as const ).map( ( plan ) => editionOf( plan ) as Site );

type Step = ( site: Site, row: Row ) => Site;

/** What use-licence.ts does with what the server says of a key. */
const licence: Step = ( site, { plan, licensed, lasting } ) => withPlan( site, plan, licensed, lasting );

/** What use-addon.ts and use-activation.ts do with what it says of an add-on. */
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

/** As the upgrade dialog asks, where a feature is locked. */
function opener( site: Site, feature: Feature ): Plan | AddonSlug | null {
	if ( site.features[ feature ] ) return null;
	const need = needOf( site, feature );
	return need.kind === 'plan' ? need.plan : need.addon;
}

describe( 'what a site may use, and what would open the rest', () => {
	it.each( [
		[ 'the licence is the last that changed', [ addon, licence ] ],
		[ 'the add-on is the last that changed', [ licence, addon ] ],
	] as const )( 'is what the server decides, line by line: %s', ( _case, steps ) => {
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

	it( 'is asked for every feature, with every plan and with every state of its add-on', () => {
		const features = Object.keys( BEFORE[ 0 ]?.features ?? {} );
		expect( new Set( rows.map( ( { feature } ) => feature ) ) ).toEqual( new Set( features ) );
		for ( const feature of features ) {
			const ofFeature = rows.filter( ( row ) => row.feature === feature );
			const states = new Set( ofFeature.map( ( { state } ) => state ) );
			expect( states.size ).toBe( ofFeature[ 0 ]?.addon === null ? 1 : 3 );
			// No key, and each plan in force and run out.
			expect( ofFeature.length ).toBe( states.size * ( 1 + 2 * 3 ) );
		}
	} );
} );
