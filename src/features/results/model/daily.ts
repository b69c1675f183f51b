import type { DataPoint, ResultsQuery } from '@/contract/types';
import { addDays, FIRST_DAY } from '@/lib/date-range/date-range';

/**
 * Returns every day of the range, including those without a response, so that the line has no gaps. Without a range, starts at
 * the first response and ends today.
 */
export function everyDay( points: readonly DataPoint[], days: ResultsQuery, today: string ): DataPoint[] {
	const counts = new Map( points.map( ( { date, count } ) => [ date, count ] ) );
	const last = days.to ?? today;
	const filled: DataPoint[] = [];
	for ( let date = days.from ?? firstDay( points ) ?? last; date <= last; date = addDays( date, 1 ) ) {
		filled.push( { date, count: counts.get( date ) ?? 0 } );
	}
	return filled;
}

/** Returns the period of the same length before these days; null if there is none, as for all time. */
export function daysBefore( { from, to }: ResultsQuery ): { from: string; to: string } | null {
	if ( from === undefined || to === undefined ) {
		return null;
	}
	const first = addDays( from, -everyDay( [], { from, to }, to ).length );
	return first < FIRST_DAY ? null : { from: first, to: addDays( from, -1 ) };
}

function firstDay( points: readonly DataPoint[] ): string | undefined {
	return points.map( ( { date } ) => date ).sort()[ 0 ];
}
