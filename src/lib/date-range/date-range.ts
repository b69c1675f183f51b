import dayjs from 'dayjs';
import type { ResultsQuery } from '@/contract/types';

export const FIRST_DAY = '2005-01-01';
const DAY = 'YYYY-MM-DD';

const PRESET_DAYS = { 'last-7-days': 7, 'last-30-days': 30, 'last-90-days': 90 } as const;

export const PRESETS = [
	'today',
	'yesterday',
	'last-week',
	'last-month',
	'last-quarter',
	'last-year',
	'last-7-days',
	'last-30-days',
	'last-90-days',
	'all-time',
] as const;
export type Preset = ( typeof PRESETS )[ number ];

/** Presets stay relative, so that a shared URL still means "the last 30 days" tomorrow. Both days are included. */
export type DateRange = { preset: Preset } | { preset: null; from: string; to: string };

const DEFAULT: DateRange = { preset: 'last-30-days' };
const FREE_DEFAULT: DateRange = { preset: 'last-7-days' };

/** Returns the first day with results in the site's edition. */
export function firstDay( today: string, hasLong: boolean ): string {
	return hasLong ? FIRST_DAY : addDays( today, 1 - PRESET_DAYS[ 'last-7-days' ] );
}

/** Returns true if the site's edition includes the preset. Without long ranges, it must always be within the past 7 days. */
export function isOpen( preset: Preset, hasLong: boolean ): boolean {
	return hasLong || preset === 'last-7-days' || preset === 'today' || preset === 'yesterday';
}

/**
 * Returns the default range if the URL has none, or one the picker doesn't allow.
 *
 * @param usual preset if the URL has no dates
 */
export function readRange(
	params: URLSearchParams,
	today: string,
	hasLong: boolean,
	usual: DateRange = hasLong ? DEFAULT : FREE_DEFAULT
): DateRange {
	const preset = PRESETS.find( ( name ) => name === params.get( 'range' ) && isOpen( name, hasLong ) );
	if ( preset !== undefined ) {
		return { preset };
	}
	const from = params.get( 'from' ) ?? '';
	const to = params.get( 'to' ) ?? '';
	if ( isAllowed( from, to, firstDay( today, hasLong ), today ) ) {
		return { preset: null, from, to };
	}
	return usual;
}

/** @param usual preset if the URL has no dates */
export function writeRange( range: DateRange, usual: Preset = 'last-30-days' ): Record< string, string > {
	if ( range.preset !== null ) {
		return range.preset === usual ? {} : { range: range.preset };
	}
	return { from: range.from, to: range.to };
}

/**
 * Returns the query for the server. Without long ranges, its default is the past 7 days, and it knows when a day ends: a page
 * left open over midnight would request a day too many.
 */
export function queryOf( range: DateRange, today: string, weekStart: number, hasLong: boolean ): ResultsQuery {
	return range.preset === 'last-7-days' && ! hasLong ? {} : daysOf( range, today, weekStart );
}

/**
 * Returns the first and last day; empty for all time.
 *
 * @param weekStart day on which the site's weeks start, 0 for Sunday
 */
export function daysOf( range: DateRange, today: string, weekStart: number ): ResultsQuery {
	switch ( range.preset ) {
		case null:
			return { from: range.from, to: range.to };
		case 'all-time':
			return {};
		case 'today':
			return { from: today, to: today };
		case 'yesterday':
			return { from: addDays( today, -1 ), to: addDays( today, -1 ) };
		case 'last-week': {
			const passed = ( noonOf( today ).day() - weekStart + 7 ) % 7;
			return { from: addDays( today, -passed - 7 ), to: addDays( today, -passed - 1 ) };
		}
		case 'last-month': {
			const last = noonOf( today ).date( 1 ).subtract( 1, 'day' );
			return { from: last.date( 1 ).format( DAY ), to: last.format( DAY ) };
		}
		case 'last-quarter': {
			const now = noonOf( today ).date( 1 );
			const first = now.subtract( ( now.month() % 3 ) + 3, 'month' );
			return { from: first.format( DAY ), to: first.add( 3, 'month' ).subtract( 1, 'day' ).format( DAY ) };
		}
		case 'last-year': {
			const year = String( noonOf( today ).year() - 1 );
			return { from: `${ year }-01-01`, to: `${ year }-12-31` };
		}
		default:
			return { from: addDays( today, 1 - PRESET_DAYS[ range.preset ] ), to: today };
	}
}

export function isAllowed( from: string, to: string, first: string, today: string ): boolean {
	return isDay( from ) && isDay( to ) && first <= from && from <= to && to <= today;
}

export function addDays( day: string, count: number ): string {
	return noonOf( day ).add( count, 'day' ).format( DAY );
}

/** Noon, which no clock change moves to another day. */
function noonOf( day: string ): dayjs.Dayjs {
	return dayjs( `${ day }T12:00:00` );
}

function isDay( text: string ): boolean {
	return /^\d{4}-\d\d-\d\d$/.test( text ) && noonOf( text ).format( DAY ) === text;
}
