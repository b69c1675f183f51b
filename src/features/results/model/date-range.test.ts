import { describe, expect, it } from 'vitest';
import { addDays, daysOf, queryOf, readRange, writeRange } from './date-range';
import { everyDay, stepFor } from './daily';
import { sharesOf } from './shares';
import { todayIn } from './today';

const TODAY = '2026-11-21';
const read = ( query: string, hasLong = true ) => readRange( new URLSearchParams( query ), TODAY, hasLong );

describe( 'the date range in the address', () => {
	it( 'is the last 30 days when nothing is said, today included', () => {
		expect( daysOf( read( '' ), TODAY ) ).toEqual( { from: '2026-10-23', to: TODAY } );
		expect( daysOf( read( 'range=last-7-days' ), TODAY ) ).toEqual( { from: '2026-11-15', to: TODAY } );
		expect( daysOf( read( 'range=all-time' ), TODAY ) ).toEqual( {} );
	} );

	it.each( [
		[ 'before 2005', 'from=2004-12-31&to=2026-01-01' ],
		[ 'in the future', 'from=2026-11-01&to=2026-11-22' ],
		[ 'the wrong way round', 'from=2026-11-02&to=2026-11-01' ],
		[ 'on a day that does not exist', 'from=2026-02-30&to=2026-11-01' ],
		[ 'no date at all', 'from=%22%3E&to=2026-11-01' ],
		[ 'half', 'from=2026-11-01' ],
	] )( 'falls back when it is %s', ( _, query ) => {
		expect( read( query ) ).toEqual( { preset: 'last-30-days' } );
	} );

	it( 'comes back as it was written', () => {
		for ( const query of [ '', 'range=last-90-days', 'range=all-time', 'from=2005-01-01&to=2026-11-21' ] ) {
			expect( new URLSearchParams( writeRange( read( query ) ) ).toString() ).toBe( query );
		}
	} );

	it( 'is never longer than the past 7 days in the free edition', () => {
		for ( const query of [ '', 'range=last-30-days', 'range=all-time', 'from=2026-11-14&to=2026-11-21' ] ) {
			expect( read( query, false ) ).toEqual( { preset: 'last-7-days' } );
		}
		expect( read( 'from=2026-11-15&to=2026-11-16', false ) ).toEqual( {
			preset: null,
			from: '2026-11-15',
			to: '2026-11-16',
		} );
		expect( queryOf( { preset: 'last-7-days' }, TODAY, false ) ).toEqual( {} );
	} );

	it( 'steps over the end of a month, a year and a change of clocks', () => {
		expect( addDays( '2024-02-28', 1 ) ).toBe( '2024-02-29' );
		expect( addDays( '2026-01-01', -1 ) ).toBe( '2025-12-31' );
		expect( addDays( '2026-10-25', 1 ) ).toBe( '2026-10-26' );
	} );
} );

describe( 'today', () => {
	const late = Date.parse( '2026-11-20T23:30:00Z' );

	it( 'is the day it is where the site is', () => {
		expect( todayIn( 'Europe/Berlin', late ) ).toBe( '2026-11-21' );
		expect( todayIn( 'America/New_York', late ) ).toBe( '2026-11-20' );
		expect( todayIn( '+05:30', late ) ).toBe( '2026-11-21' );
		expect( todayIn( '-03:00', late ) ).toBe( '2026-11-20' );
	} );
} );

describe( 'responses per day', () => {
	it( 'has every day of the range, also those without one', () => {
		expect( everyDay( [ { date: '2026-11-20', count: 4 } ], { from: '2026-11-19', to: TODAY }, TODAY ) ).toEqual( [
			{ date: '2026-11-19', count: 0 },
			{ date: '2026-11-20', count: 4 },
			{ date: '2026-11-21', count: 0 },
		] );
	} );

	it( 'runs from the first response to today for all time', () => {
		expect( everyDay( [ { date: '2026-11-20', count: 4 } ], {}, TODAY ).map( ( { date } ) => date ) ).toEqual( [
			'2026-11-20',
			TODAY,
		] );
		expect( everyDay( [], {}, TODAY ) ).toEqual( [ { date: TODAY, count: 0 } ] );
	} );

	it( 'has lines two or ten apart, or where the chart likes them', () => {
		expect( [ 0, 10, 11, 100, 101 ].map( stepFor ) ).toEqual( [ 2, 2, 10, 10, undefined ] );
	} );
} );

describe( 'shares', () => {
	it( 'are of those who answered, and none of nobody', () => {
		expect(
			sharesOf(
				[
					{ value: 'A', count: 1, is_current: true },
					{ value: 'B', count: 3, is_current: true },
				],
				4
			).map( ( { percent } ) => percent )
		).toEqual( [ 25, 75 ] );
		expect( sharesOf( [ { value: 'A', count: 0, is_current: true } ], 0 )[ 0 ]?.percent ).toBe( 0 );
	} );
} );
