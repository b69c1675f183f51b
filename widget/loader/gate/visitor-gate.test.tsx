import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WidgetGate, WidgetManifest, WidgetSurvey } from '../../../src/contract/types';
import { placeInShare } from '../../shared/targeting/gate';
import { VISIT_KEY } from '../../shared/memory/visit-key';
import { manifest, named, survey } from '../../testing';
import { RECORD_KEY, visitorGate } from './visitor-gate';

/** The gate remembers displays on this page, so each test has surveys of its own, and a year. */
let A = 0;
let B = 0;
let PAIR: WidgetSurvey[] = [];
let year = 2030;

const REST = 'http://127.0.0.1:9/wp-json/userfeedback/v1/';
const RECORD = RECORD_KEY + REST;
const NAME = 'userfeedback-survey-7';

const version = ( id: number, part: WidgetGate[ 'part' ], more: Partial< WidgetGate > = {} ): WidgetSurvey => {
	const { targeting } = survey( [] );
	const gate = { days: 0, own: false, share: 1000, ...( part && { part } ), ...more };
	return survey( named( 'colour' ), {
		id,
		nonce: `nonce ${ id }`,
		cookie_name: NAME,
		targeting: { ...targeting, gate },
	} );
};

/** Returns the random number of a visitor in one half. */
function seedIn( half: 'A' | 'B' ): number {
	let seed = 1;
	while ( placeInShare( seed, ~A ) >= 500 !== ( half === 'B' ) ) {
		seed++;
	}
	return seed;
}

describe( 'the gate of two versions', () => {
	const sent = vi.fn< typeof fetch >( () => Promise.resolve( new Response( null, { status: 204 } ) ) );
	const floats = { close: vi.fn() };

	beforeEach( () => {
		vi.useFakeTimers( { toFake: [ 'Date' ], now: Date.UTC( ++year, 0 ) } );
		[ A, B ] = [ A + 10, A + 11 ];
		PAIR = [ version( A, { of: A, second: false } ), version( B, { of: A, second: true } ) ];
		localStorage.clear();
		sessionStorage.clear();
		sent.mockClear();
		vi.stubGlobal( 'fetch', sent );
	} );
	afterEach( () => {
		vi.useRealTimers();
		vi.unstubAllGlobals();
		delete window.UserFeedback;
	} );

	const open = ( surveys: WidgetSurvey[], more: Partial< WidgetManifest > = {} ) =>
		visitorGate( manifest( surveys, { rest: REST, ...more } ), [], fetch );

	/** A survey comes into view: as a pop-up, or in a place of the page. */
	function show( id: number, isPopUp = true ): void {
		const bundle = { floating: () => floats, get: () => ( isPopUp ? floats : {} ) };
		window.UserFeedback = { ...window.UserFeedback, _bundle: bundle as never };
		document.dispatchEvent( new CustomEvent( 'userfeedback:show', { detail: { survey_id: id } } ) );
		delete window.UserFeedback._bundle;
	}

	const urls = () => sent.mock.calls.map( ( [ url ] ) => url );

	it( 'counts a visitor once, however often the version shows', async () => {
		await open( PAIR );
		show( A );
		show( A );
		await open( PAIR );
		show( A, false );
		show( B, false );

		expect( urls() ).toEqual( [ `${ REST }surveys/${ A }/impression?event=first&nonce=nonce%20${ A }` ] );
		expect( sent.mock.calls[ 0 ]?.[ 1 ] ).toEqual( { method: 'POST', keepalive: true } );
	} );

	it( 'sends the visitor through the collector, if it is on this origin', async () => {
		const collector = `${ location.origin }/collect.php`;
		await open( PAIR, { collector } );
		show( B );

		expect( urls() ).toEqual( [ `${ collector }?survey=${ B }&do=first&nonce=nonce%20${ B }` ] );
	} );

	it( 'counts no visitor who saw one of them before the comparison', async () => {
		localStorage.setItem( RECORD, `${ seedIn( 'B' ) };${ A },${ Date.now() - 9e9 }` );
		await open( PAIR );
		show( B );

		expect( urls() ).toEqual( [] );
	} );

	it( 'counts visitors of a page that shows one version to all', async () => {
		const [ , b ] = PAIR;
		await open( [ version( A, { of: A } ), ...( b ? [ b ] : [] ) ] );
		show( A );

		expect( urls() ).toHaveLength( 1 );
	} );

	it( 'counts nobody for surveys that are not compared', async () => {
		await open( [ version( 3, undefined, { days: 7 } ) ] );
		show( 3 );

		expect( urls() ).toEqual( [] );
		expect( localStorage.getItem( RECORD ) ).toContain( `;3,${ Date.now() }` );
	} );

	it( 'remembers a version in a place of the page without quiet days', async () => {
		const other = version( 3, undefined, { days: 90 } );
		const gate = await open( [ ...PAIR, other ] );
		show( A, false );

		expect( gate( other, true ) ).toBe( '' );
	} );

	it.each( [ 'A', 'B' ] as const )( 'continues only the version that a visitor started: %s', async ( half ) => {
		localStorage.setItem( RECORD, String( seedIn( half ) ) );
		sessionStorage.setItem( VISIT_KEY + NAME, '{"drafts":{"x":"y"}}' );
		const gate = await open( PAIR );

		expect( PAIR.map( ( one ) => gate( one, true ) ) ).toEqual(
			half === 'A' ? [ '', 'other_version' ] : [ 'other_version', '' ]
		);
	} );

	it( 'continues a started survey in its quiet days and outside its share', async () => {
		const own = version( A, { of: A, second: false }, { days: 9, own: true, share: 1 } );
		localStorage.setItem( RECORD, `${ seedIn( 'A' ) };${ A },${ Date.now() }` );
		const gate = await open( [ own ] );
		expect( gate( own, true ) ).not.toBe( '' );
		sessionStorage.setItem( VISIT_KEY + NAME, '{"drafts":{"x":"y"}}' );

		expect( gate( own, true ) ).toBe( '' );
	} );
} );
