import { describe, expect, it } from 'vitest';
import type { WidgetGate, WidgetQuotaCondition, WidgetSurvey } from '@/contract/types';
import { HERE, survey } from '@widget/testing';
import type { Gate } from '@widget/shared/targeting/eligibility';
import { belongsToFull, quotaVisit } from '@widget/shared/targeting/full-quotas';
import { ALL, gateReason, placeInShare } from '@widget/shared/targeting/gate';
import type { VisitorRecord } from '@widget/shared/targeting/gate';
import { planPage } from '@widget/shared/targeting/plan';
import quotaVisits from '../fixtures/rules/quota-visits.json';

const VISIT = quotaVisit( 'mobile', 'de-AT', '/shop' );
const DAY = 86_400_000;
const START = 1_800_000_000_000;
const DAYS = 90;

/** The site's setting. */
const SITE = 7;

/** A tenth of a full run, which `UF_VISITORS=100000` makes. */
const VISITORS = Number( process.env[ 'UF_VISITORS' ] ?? 10_000 );

/** Returns the same numbers in each run, by the generator mulberry32. */
function dice( seed: number ): () => number {
	let state = seed;
	return () => {
		state = ( state + 0x6d2b79f5 ) | 0;
		let mixed = Math.imul( state ^ ( state >>> 15 ), 1 | state );
		mixed ^= mixed + Math.imul( mixed ^ ( mixed >>> 7 ), 61 | mixed );
		return ( ( mixed ^ ( mixed >>> 14 ) ) >>> 0 ) / 2 ** 32;
	};
}

const FOLLOWS: WidgetGate = { days: SITE, own: false, share: ALL };

/** In their order: the site's quiet days, none, own ones, and shares. */
const GATES: WidgetGate[] = [
	{ ...FOLLOWS, share: 3 },
	{ days: 30, own: true, share: ALL },
	{ ...FOLLOWS, share: 125 },
	{ days: 0, own: false, share: 50 },
	FOLLOWS,
	{ ...FOLLOWS, share: 333 },
	{ days: 90, own: true, share: 500 },
	FOLLOWS,
	{ ...FOLLOWS, share: 700 },
	{ days: 1, own: true, share: 10 },
	FOLLOWS,
	FOLLOWS,
];

const SURVEYS: WidgetSurvey[] = GATES.map( ( gate, index ) => {
	const id = index + 1;
	const { targeting, behavior } = survey( [] );
	return survey( [], {
		id,
		cookie_name: `userfeedback-survey-${ id }`,
		targeting: { ...targeting, gate },
		behavior: { ...behavior, display_length: id % 3 === 0 ? 'once' : 'until_response' },
	} );
} );

describe( '12 surveys on a site with quiet days, for 90 days', () => {
	it( 'never shows one within its quiet days, nor to a visitor outside its share', { timeout: 120_000 }, () => {
		const random = dice( 38 );
		let displays = 0;
		let violations = 0;

		for ( let visitor = 0; visitor < VISITORS; visitor++ ) {
			const record: VisitorRecord = { seed: Math.ceil( random() * 1e9 ), shown: [] };
			const answered = new Map< number, boolean >();
			const history: [ id: number, at: number ][] = [];
			let now = START;
			const gate: Gate = ( { id, targeting }, floats ) =>
				targeting.gate ? gateReason( id, targeting.gate, floats, record, now, VISIT ) : '';

			for ( now += random() * 20 * DAY; now < START + DAYS * DAY; now += random() ** 2 * 30 * DAY ) {
				const { floating } = planPage(
					{ surveys: SURVEYS, preview: false },
					[],
					( { id } ) => ( { answered: answered.get( id ) ?? null, closed: false } ),
					{ ...HERE, gate }
				);
				if ( floating ) {
					const { id } = floating;
					violations += violates( id, now, record.seed, history ) ? 1 : 0;
					displays++;
					history.push( [ id, now ] );
					record.shown = [ [ id, now ], ...record.shown.filter( ( [ other ] ) => other !== id ) ];
					answered.set( id, random() < 0.3 );
				}
			}
		}

		expect( displays ).toBeGreaterThan( VISITORS );
		expect( violations ).toBe( 0 );
	} );

	/** Says the rules a second time, from the complete history. */
	function violates( id: number, now: number, seed: number, history: readonly [ number, number ][] ): boolean {
		const { days, own, share } = GATES[ id - 1 ] ?? FOLLOWS;
		return (
			( share < ALL && placeInShare( seed, id ) >= share ) ||
			history.some( ( [ other, at ] ) => ( other === id ) === own && now - at < days * DAY )
		);
	}
} );

describe( 'the share of visitors', () => {
	const asks = ( seed: number, id: number, share: number ): boolean =>
		gateReason( id, { days: 0, own: false, share }, true, { seed, shown: [] }, START, VISIT ) === '';

	it.each( [ 1, 10, 125, 500, 999 ] )( 'is exact to a tenth of a point: %i per thousand', ( share ) => {
		const random = dice( share );
		const all = 4_000_000;
		let inShare = 0;
		for ( let visitor = 0; visitor < all; visitor++ ) {
			inShare += placeInShare( Math.ceil( random() * 1e9 ), 7 ) < share ? 1 : 0;
		}
		expect( Math.abs( inShare / all - share / ALL ) ).toBeLessThan( 0.001 );
	} );

	it( 'is within a tenth of a point for 100,000 visitors of 12 surveys', () => {
		const random = dice( 38 );
		const all = 100_000;
		let off = 0;
		for ( let visitor = 0; visitor < all; visitor++ ) {
			const seed = Math.ceil( random() * 1e9 );
			GATES.forEach( ( { share }, index ) => {
				off += ( asks( seed, index + 1, share ) ? 1 : 0 ) - share / ALL;
			} );
		}
		expect( Math.abs( off / all / GATES.length ) ).toBeLessThan( 0.001 );
	} );

	it( 'only adds people when it is raised, and keeps everyone who was in it', () => {
		const random = dice( 1 );
		let switched = 0;
		for ( let visitor = 0; visitor < 100_000; visitor++ ) {
			const seed = Math.ceil( random() * 1e9 );
			const shares = [ 1, 50, 51, 300, 999, ALL ].map( ( share ) => asks( seed, 12, share ) );
			switched += shares.some( ( isIn, index ) => isIn && shares.slice( index ).includes( false ) ) ? 1 : 0;
		}
		expect( switched ).toBe( 0 );
	} );

	it( 'is drawn for each survey independently', () => {
		const random = dice( 2 );
		const all = 1_000_000;
		let both = 0;
		for ( let visitor = 0; visitor < all; visitor++ ) {
			const seed = Math.ceil( random() * 1e9 );
			both += asks( seed, 1, 300 ) && asks( seed, 2, 300 ) ? 1 : 0;
		}
		expect( Math.abs( both / all - 0.09 ) ).toBeLessThan( 0.001 );
	} );
} );

it( 'decides among 50 stored surveys', () => {
	const shown = Array.from( { length: 50 }, ( _, index ): [ number, number ] => [ index + 100, START - 8 * DAY ] );
	const now = ( more: VisitorRecord[ 'shown' ] ) =>
		gateReason( 3, FOLLOWS, true, { seed: 0, shown: [ ...shown, ...more ] }, START, VISIT );

	expect( now( [] ) ).toBe( '' );
	expect( now( [ [ 99, START - 7 * DAY + 1 ] ] ) ).toBe( 'quiet' );
} );

describe( 'a full quota', () => {
	it.each( quotaVisits )( 'decides as the server does: $name', ( { sent, visit, belongs } ) => {
		const { device, language, path } = visit;
		expect( belongsToFull( [ sent as WidgetQuotaCondition[] ], quotaVisit( device, language, path ) ) ).toBe(
			belongs
		);
	} );

	it( 'hides the survey, also where the page has a place for it', () => {
		const other: WidgetQuotaCondition[] = [ { about: 'device', compare: '=', value: 'tablet' } ];
		const own: WidgetQuotaCondition[] = [ { about: 'path', compare: 'STARTS_WITH', value: '/shop' } ];
		const reason = ( full: WidgetQuotaCondition[][], floats: boolean ) =>
			gateReason( 3, { ...FOLLOWS, full }, floats, { seed: 0, shown: [] }, START, VISIT );

		expect( [ reason( [ other ], true ), reason( [ other, own ], true ), reason( [ own ], false ) ] ).toEqual( [
			'',
			'quota',
			'quota',
		] );
	} );

	it( 'allows a path that can’t be decoded', () => {
		expect( quotaVisit( 'mobile', '', '/%E0%A4%A' ).path ).toBe( '/%E0%A4%A/' );
	} );
} );

describe( 'two versions of a survey', () => {
	const ORIGINAL = 7;
	const sees = ( seed: number, second: boolean, share = ALL, floats = true ): boolean =>
		gateReason(
			second ? ORIGINAL + 1 : ORIGINAL,
			{ days: 0, own: false, share, part: { of: ORIGINAL, second } },
			floats,
			{ seed, shown: [] },
			START,
			VISIT
		) === '';

	it.each( [ 1, ORIGINAL, 5000, 123_456 ] )( 'are each shown to half of 100,000 visitors: %i', ( of ) => {
		const random = dice( of );
		const all = 100_000;
		let second = 0;
		for ( let visitor = 0; visitor < all; visitor++ ) {
			second += placeInShare( Math.ceil( random() * 1e9 ), ~of ) >= ALL / 2 ? 1 : 0;
		}
		expect( Math.abs( second / all - 0.5 ) ).toBeLessThan( 0.005 );
	} );

	it( 'are never both shown to a visitor, who sees one of them', () => {
		const random = dice( 4 );
		let violations = 0;
		for ( let visitor = 0; visitor < 100_000; visitor++ ) {
			const seed = Math.ceil( random() * 1e9 );
			violations += sees( seed, true ) === sees( seed, false ) ? 1 : 0;
		}
		expect( violations ).toBe( 0 );
	} );

	it( 'are chosen independently of the shares of both', () => {
		const random = dice( 5 );
		const all = 1_000_000;
		const seen = [ 0, 0 ];
		for ( let visitor = 0; visitor < all; visitor++ ) {
			const seed = Math.ceil( random() * 1e9 );
			seen[ 0 ] = ( seen[ 0 ] ?? 0 ) + ( sees( seed, false, 300 ) ? 1 : 0 );
			seen[ 1 ] = ( seen[ 1 ] ?? 0 ) + ( sees( seed, true, 300 ) ? 1 : 0 );
		}
		for ( const count of seen ) {
			expect( Math.abs( count / all - 0.15 ) ).toBeLessThan( 0.002 );
		}
	} );

	it( 'don’t show to visitors who allow no storage', () => {
		expect( [ sees( 0, false ), sees( 0, true ), sees( NaN, false ), sees( NaN, true ) ] ).not.toContain( true );
	} );

	it( 'both show where a page has a place for them', () => {
		expect( [ sees( 0, false, ALL, false ), sees( 0, true, ALL, false ) ] ).toEqual( [ true, true ] );
	} );
} );
