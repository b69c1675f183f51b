import type { ResultsQuery } from '@/contract/types';
import { withoutOpen } from '@/lib/filters/filter';
import { useSite } from '@/lib/site';
import { type DateRange, daysOf, readRange, writeRange } from './date-range';
import { todayIn } from './today';
import { useUrlParams } from '@/lib/hooks/use-url-params';

interface ListDays {
	today: string;
	range: DateRange;
	/** Empty for all days. */
	days: ResultsQuery;
	setRange: ( range: DateRange ) => void;
}

const NAMES = [ 'range', 'from', 'to' ] as const;

/** The date range of a list, stored in the URL. It includes all days until a range is chosen, and if the edition has no filters. */
export function useListDays(): ListDays {
	const [ params, setParams ] = useUrlParams();
	const { features, time_zone: timeZone, week_start: weekStart } = useSite();
	const today = todayIn( timeZone );
	const isChosen = features[ 'quick-filters' ] && NAMES.some( ( name ) => params.has( name ) );
	const range: DateRange = isChosen ? readRange( params, today, true ) : { preset: 'all-time' };

	return {
		today,
		range,
		days: daysOf( range, today, weekStart ),
		setRange: ( next ) =>
			setParams( ( now ) => {
				const changed = withoutDays( withoutOpen( now ) );
				changed.delete( 'page' );
				for ( const [ name, value ] of Object.entries( writeRange( next, 'all-time' ) ) ) {
					changed.set( name, value );
				}
				return changed;
			} ),
	};
}

function withoutDays( params: URLSearchParams ): URLSearchParams {
	NAMES.forEach( ( name ) => params.delete( name ) );
	return params;
}

/** Returns the URL's date range, for a link to another screen. */
export function daysIn( params: URLSearchParams ): URLSearchParams {
	return new URLSearchParams(
		NAMES.flatMap( ( name ) => params.getAll( name ).map( ( value ) => [ name, value ] ) )
	);
}
