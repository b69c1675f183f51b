import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { blankDraft } from '../form/new-draft';
import { firstProposal, publishAtOf, releaseOf, scheduleFault, scheduleInWords, wallOf } from './schedule';
import { momentOf, wallAt, zoneName } from './site-clock';

const NOW = Date.parse( '2026-11-22T18:00:00+01:00' );
const BERLIN = 'Europe/Berlin';

beforeEach( () => {
	document.documentElement.lang = 'en-GB';
} );

afterEach( () => {
	document.documentElement.lang = '';
} );

describe( "the site's clock", () => {
	it( 'converts local time to a moment in winter and summer', () => {
		expect( momentOf( '2026-11-25T09:00', BERLIN ) ).toBe( '2026-11-25T09:00:00+01:00' );
		expect( momentOf( '2026-07-25T09:00', BERLIN ) ).toBe( '2026-07-25T09:00:00+02:00' );
		expect( momentOf( '2026-11-25T00:00', 'America/St_Johns' ) ).toBe( '2026-11-25T00:00:00-03:30' );
		expect( momentOf( '2026-11-25T09:00', 'UTC' ) ).toBe( '2026-11-25T09:00:00+00:00' );
	} );

	it( 'supports sites whose time zone is only an offset', () => {
		expect( momentOf( '2026-11-25T09:00', '+05:30' ) ).toBe( '2026-11-25T09:00:00+05:30' );
		expect( momentOf( '2026-11-25T09:00', '-09:30' ) ).toBe( '2026-11-25T09:00:00-09:30' );
		expect( wallAt( NOW, '-09:30' ) ).toBe( '2026-11-22T07:30' );
	} );

	it( 'handles the skipped hour and the repeated hour of clock changes', () => {
		expect( momentOf( '2026-03-29T02:30', BERLIN ) ).toMatch( /^2026-03-29T0[13]:30:00\+0[12]:00$/ );
		expect( momentOf( '2026-10-25T02:30', BERLIN ) ).toMatch( /^2026-10-25T02:30:00\+0[12]:00$/ );
		expect( momentOf( '2026-10-25T03:00', BERLIN ) ).toBe( '2026-10-25T03:00:00+01:00' );
	} );

	it( 'names a time zone after its city', () => {
		expect( zoneName( BERLIN ) ).toBe( 'Berlin' );
		expect( zoneName( 'America/Argentina/Buenos_Aires' ) ).toBe( 'Buenos Aires' );
		expect( zoneName( '+00:00' ) ).toBe( 'UTC' );
		expect( zoneName( '+02:00' ) ).toBe( 'UTC+02:00' );
	} );
} );

describe( 'a schedule', () => {
	it( 'is a future moment; anything else is kept as it was chosen', () => {
		expect( publishAtOf( { date: '2026-11-25', time: '09:00' }, BERLIN, NOW ) ).toBe( '2026-11-25T09:00:00+01:00' );
		expect( publishAtOf( { date: '2026-11-22', time: '17:59' }, BERLIN, NOW ) ).toBe( '2026-11-22T17:59' );
		expect( publishAtOf( { date: '2026-11-25', time: '' }, BERLIN, NOW ) ).toBe( '2026-11-25T' );
		expect( wallOf( '2026-11-25T' ) ).toEqual( { date: '2026-11-25', time: '' } );
		expect( wallOf( '2026-11-25T09:00:00+01:00' ) ).toEqual( { date: '2026-11-25', time: '09:00' } );
		expect( wallOf( null ) ).toEqual( { date: '', time: '' } );
	} );

	it( 'defaults to tomorrow morning in the site’s time zone', () => {
		expect( firstProposal( BERLIN, NOW ) ).toBe( '2026-11-23T09:00:00+01:00' );
		expect( firstProposal( 'Pacific/Auckland', NOW ) ).toBe( '2026-11-24T09:00:00+13:00' );
	} );

	it( 'explains what is wrong with it', () => {
		expect( scheduleFault( null ) ).toBe( '' );
		expect( scheduleFault( '2020-01-01T09:00:00+01:00' ), 'a survey that opened then' ).toBe( '' );
		expect( scheduleFault( '2026-11-22T17:59' ) ).toMatch( /has passed/ );
		expect( scheduleFault( 'T09:00' ) ).toBe( 'Choose a date and time.' );
		expect( scheduleFault( '2026-99-99T09:00' ) ).toBe( 'Choose a date and time.' );
	} );

	it( 'shows its time zone and how far away it is', () => {
		const at = ( moment: string ) => scheduleInWords( moment, BERLIN, NOW );
		expect( at( '2026-11-25T18:00:00+01:00' ) ).toBe( 'Goes live in 3 days (Berlin time).' );
		expect( at( '2026-11-23T09:00:00+01:00' ) ).toBe( 'Goes live in 15 hours (Berlin time).' );
		expect( at( '2026-11-22T18:00:05+01:00' ) ).toBe( 'Goes live in 1 minute (Berlin time).' );
	} );

	it( 'is one of three ways to release a survey', () => {
		const draft = blankDraft( 'a' );
		const published = { ...draft, status: 'publish' as const };
		expect( releaseOf( { ...draft, publish_at: '2099-01-01T09:00:00+01:00' } ) ).toBe( 'draft' );
		expect( releaseOf( { ...published, publish_at: '2099-01-01T09:00:00+01:00' } ) ).toBe( 'schedule' );
		expect( releaseOf( { ...published, publish_at: 'T09:00' } ), 'not published before it is whole' ).toBe(
			'schedule'
		);
		expect( releaseOf( { ...published, publish_at: '2020-01-01T09:00:00+01:00' } ) ).toBe( 'publish' );
	} );
} );
