import dayjs from 'dayjs';
import type { ResultsQuery } from '@/contract/types';

export const FIRST_DAY = '2005-01-01';

const PRESET_DAYS = { 'last-7-days': 7, 'last-30-days': 30, 'last-90-days': 90 } as const;

export type Preset = keyof typeof PRESET_DAYS | 'all-time';
export const PRESETS: readonly Preset[] = [ 'last-7-days', 'last-30-days', 'last-90-days', 'all-time' ];

/** Presets stay relative, so that a shared address means "the last 30 days" tomorrow too. Both days are included. */
export type DateRange = { preset: Preset } | { preset: null; from: string; to: string };

const DEFAULT: DateRange = { preset: 'last-30-days' };
const FREE_DEFAULT: DateRange = { preset: 'last-7-days' };

/** The first day whose results the site's edition shows. */
export function firstDay( today: string, hasLong: boolean ): string {
	return hasLong ? FIRST_DAY : addDays( today, 1 - PRESET_DAYS[ 'last-7-days' ] );
}

/** Whether the site's edition has it; without long ranges that is the past 7 days. */
export function isOpen( preset: Preset, hasLong: boolean ): boolean {
	return hasLong || preset === 'last-7-days';
}

/** What is no range (or not one the picker allows) is the default one. */
export function readRange( params: URLSearchParams, today: string, hasLong: boolean ): DateRange {
	const preset = PRESETS.find( ( name ) => name === params.get( 'range' ) && isOpen( name, hasLong ) );
	if ( preset !== undefined ) {
		return { preset };
	}
	const from = params.get( 'from' ) ?? '';
	const to = params.get( 'to' ) ?? '';
	if ( isAllowed( from, to, firstDay( today, hasLong ), today ) ) {
		return { preset: null, from, to };
	}
	return hasLong ? DEFAULT : FREE_DEFAULT;
}

export function writeRange( range: DateRange ): Record< string, string > {
	if ( range.preset !== null ) {
		return range.preset === 'last-30-days' ? {} : { range: range.preset };
	}
	return { from: range.from, to: range.to };
}

/**
 * What the server is asked for. Without long ranges its own default is the past 7 days, and it knows best when a day
 * ends: a page that was left open over midnight would ask for a day too many.
 */
export function queryOf( range: DateRange, today: string, hasLong: boolean ): ResultsQuery {
	return range.preset !== null && ! hasLong ? {} : daysOf( range, today );
}

/** The days themselves; none for all time. */
export function daysOf( range: DateRange, today: string ): ResultsQuery {
	if ( range.preset === null ) {
		return { from: range.from, to: range.to };
	}
	if ( range.preset === 'all-time' ) {
		return {};
	}
	return { from: addDays( today, 1 - PRESET_DAYS[ range.preset ] ), to: today };
}

export function isAllowed( from: string, to: string, first: string, today: string ): boolean {
	return isDay( from ) && isDay( to ) && first <= from && from <= to && to <= today;
}

export function addDays( day: string, count: number ): string {
	return dayjs( `${ day }T12:00:00` ).add( count, 'day' ).format( 'YYYY-MM-DD' ); // Noon, which no change of clocks moves to another day.
}

function isDay( text: string ): boolean {
	return /^\d{4}-\d\d-\d\d$/.test( text ) && dayjs( `${ text }T12:00:00` ).format( 'YYYY-MM-DD' ) === text;
}
