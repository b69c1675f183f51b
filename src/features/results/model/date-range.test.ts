import { describe, expect, it } from 'vitest';
import { addDays, daysOf, queryOf, readRange, writeRange } from '@/lib/date-range/date-range';
import { stepFor } from '@/components/charts/numbers/step-for';
import { daysBefore, everyDay } from './daily';
import { sharesOf } from './shares';
import { todayIn } from '@/lib/date-range/today';

const TODAY = '2026-11-21';
const read = ( query: string, hasLong = true ) => readRange( new URLSearchParams( query ), TODAY, hasLong );

describe( 'the date range in the URL', () => {
	it( 'defaults to the last 30 days, including today', () => {
		expect( daysOf( read( '' ), TODAY, 1 ) ).toEqual( { from: '2026-10-23', to: TODAY } );
		expect( daysOf( read( 'range=last-7-days' ), TODAY, 1 ) ).toEqual( { from: '2026-11-15', to: TODAY } );
		expect( daysOf( read( 'range=all-time' ), TODAY, 1 ) ).toEqual( {} );
	} );

	it.each( [
		[ 'before 2005', 'from=2004-12-31&to=2026-01-01' ],
		[ 'in the future', 'from=2026-11-01&to=2026-11-22' ],
		[ 'the wrong way round', 'from=2026-11-02&to=2026-11-01' ],
		[ 'on a day that does not exist', 'from=2026-02-30&to=2026-11-01' ],
		[ 'no date at all', 'from=%22%3E&to=2026-11-01' ],
		[ 'half', 'from=2026-11-01' ],
	] )( 'falls back to the default when it is %s', ( _, query ) => {
		expect( read( query ) ).toEqual( { preset: 'last-30-days' } );
	} );

	it.each( [
		[ 'today', '2026-11-21', 1, '2026-11-21', '2026-11-21' ],
		[ 'yesterday', '2026-03-01', 1, '2026-02-28', '2026-02-28' ],
		[ 'last-week', '2026-11-21', 1, '2026-11-09', '2026-11-15' ], // A Saturday; weeks start on Monday.
		[ 'last-week', '2026-11-21', 0, '2026-11-08', '2026-11-14' ],
		[ 'last-week', '2026-11-22', 0, '2026-11-15', '2026-11-21' ], // The Sunday on which a week starts.
		[ 'last-week', '2026-11-22', 1, '2026-11-09', '2026-11-15' ],
		[ 'last-week', '2026-10-27', 1, '2026-10-19', '2026-10-25' ], // Across a daylight saving change.
		[ 'last-week', '2027-01-02', 6, '2026-12-26', '2027-01-01' ],
		[ 'last-month', '2026-03-31', 1, '2026-02-01', '2026-02-28' ],
		[ 'last-month', '2026-01-01', 1, '2025-12-01', '2025-12-31' ],
		[ 'last-month', '2028-03-29', 1, '2028-02-01', '2028-02-29' ],
		[ 'last-quarter', '2026-11-21', 1, '2026-07-01', '2026-09-30' ],
		[ 'last-quarter', '2026-01-31', 1, '2025-10-01', '2025-12-31' ],
		[ 'last-quarter', '2026-05-31', 1, '2026-01-01', '2026-03-31' ],
		[ 'last-year', '2026-01-01', 1, '2025-01-01', '2025-12-31' ],
	] as const )( '%s on %s, with weeks from day %i on, is %s to %s', ( preset, today, weekStart, from, to ) => {
		expect( daysOf( { preset }, today, weekStart ) ).toEqual( { from, to } );
	} );

	it.each( [
		[
			{ from: '2026-03-01', to: '2026-03-31' },
			{ from: '2026-01-29', to: '2026-02-28' },
		],
		[
			{ from: '2026-11-21', to: '2026-11-21' },
			{ from: '2026-11-20', to: '2026-11-20' },
		],
		[ { from: '2005-01-01', to: '2005-01-02' }, null ],
		[ {}, null ],
	] )( '%j has the previous period %j', ( days, before ) => {
		expect( daysBefore( days ) ).toEqual( before );
	} );

	it( 'is written as it was read', () => {
		for ( const query of [ '', 'range=last-90-days', 'range=all-time', 'from=2005-01-01&to=2026-11-21' ] ) {
			expect( new URLSearchParams( writeRange( read( query ) ) ).toString() ).toBe( query );
		}
	} );

	it( 'is limited to the past 7 days in the free edition', () => {
		for ( const query of [ '', 'range=last-30-days', 'range=all-time', 'from=2026-11-14&to=2026-11-21' ] ) {
			expect( read( query, false ) ).toEqual( { preset: 'last-7-days' } );
		}
		expect( read( 'from=2026-11-15&to=2026-11-16', false ) ).toEqual( {
			preset: null,
			from: '2026-11-15',
			to: '2026-11-16',
		} );
		expect( queryOf( { preset: 'last-7-days' }, TODAY, 1, false ) ).toEqual( {} );
	} );

	it( 'handles the end of a month or year, and clock changes', () => {
		expect( addDays( '2024-02-28', 1 ) ).toBe( '2024-02-29' );
		expect( addDays( '2026-01-01', -1 ) ).toBe( '2025-12-31' );
		expect( addDays( '2026-10-25', 1 ) ).toBe( '2026-10-26' );
	} );
} );

describe( 'today', () => {
	const late = Date.parse( '2026-11-20T23:30:00Z' );

	it( 'is the date in the site’s time zone', () => {
		expect( todayIn( 'Europe/Berlin', late ) ).toBe( '2026-11-21' );
		expect( todayIn( 'America/New_York', late ) ).toBe( '2026-11-20' );
		expect( todayIn( '+05:30', late ) ).toBe( '2026-11-21' );
		expect( todayIn( '-03:00', late ) ).toBe( '2026-11-20' );
	} );
} );

describe( 'responses per day', () => {
	it( 'includes every day of the range, even without responses', () => {
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

	it( 'has grid lines two or ten apart, or automatic ones', () => {
		expect( [ 0, 10, 11, 100, 101 ].map( stepFor ) ).toEqual( [ 2, 2, 10, 10, undefined ] );
	} );
} );

describe( 'shares', () => {
	it( 'are based on respondents, and 0 without any', () => {
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
