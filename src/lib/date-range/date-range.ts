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

/** Presets stay relative, so that a shared address means "the last 30 days" tomorrow too. Both days are included. */
export type DateRange = { preset: Preset } | { preset: null; from: string; to: string };

const DEFAULT: DateRange = { preset: 'last-30-days' };
const FREE_DEFAULT: DateRange = { preset: 'last-7-days' };

/** The first day whose results the site's edition shows. */
export function firstDay( today: string, hasLong: boolean ): string {
	return hasLong ? FIRST_DAY : addDays( today, 1 - PRESET_DAYS[ 'last-7-days' ] );
}

/** Whether the site's edition has it; without long ranges that is what lies in the past 7 days on every day. */
export function isOpen( preset: Preset, hasLong: boolean ): boolean {
	return hasLong || preset === 'last-7-days' || preset === 'today' || preset === 'yesterday';
}

/**
 * What is no range (or not one the picker allows) is the default one.
 *
 * @param usual what an address means that says nothing of days
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

/** @param usual what an address means that says nothing of days */
export function writeRange( range: DateRange, usual: Preset = 'last-30-days' ): Record< string, string > {
	if ( range.preset !== null ) {
		return range.preset === usual ? {} : { range: range.preset };
	}
	return { from: range.from, to: range.to };
}

/**
 * What the server is asked for. Without long ranges its own default is the past 7 days, and it knows best when a day
 * ends: a page that was left open over midnight would ask for a day too many.
 */
export function queryOf( range: DateRange, today: string, weekStart: number, hasLong: boolean ): ResultsQuery {
	return range.preset === 'last-7-days' && ! hasLong ? {} : daysOf( range, today, weekStart );
}

/**
 * The days themselves; none for all time.
 *
 * @param weekStart day on which the site's weeks begin, 0 for Sunday
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

/** Noon, which no change of clocks moves to another day. */
function noonOf( day: string ): dayjs.Dayjs {
	return dayjs( `${ day }T12:00:00` );
}

function isDay( text: string ): boolean {
	return /^\d{4}-\d\d-\d\d$/.test( text ) && noonOf( text ).format( DAY ) === text;
}
