import type { FilteredQuery, ResponseFilter, ResultsQuery } from '@/contract/types';
import { isFiltered, writeFilter } from '@/lib/filters/filter';
import { useFilter } from '@/lib/filters/use-filter';
import { useRouteId } from '@/lib/hooks/use-route-id';
import { useSite } from '@/lib/site';
import { type DateRange, daysOf, firstDay, queryOf, readRange, writeRange } from '@/lib/date-range/date-range';
import { todayIn } from '@/lib/date-range/today';
import { daysBefore } from './daily';
import { useUrlParams } from '@/lib/hooks/use-url-params';

interface ResultsRoute {
	id: number;
	today: string;
	/** The first day that can be selected, and if the site's edition is the reason. */
	first: string;
	hasLong: boolean;
	range: DateRange;
	days: ResultsQuery;
	asked: ResultsQuery;
	setRange: ( range: DateRange ) => void;
	/** Days and filter of the previous period, if there is one. */
	before: FilteredQuery | null;
	compares: boolean;
	setCompares: ( compares: boolean ) => void;
	filter: ResponseFilter;
	setFilter: ( filter: ResponseFilter ) => void;
}

export function useResultsRoute(): ResultsRoute {
	const [ params, setParams ] = useUrlParams();
	const site = useSite();
	const hasLong = site.features[ 'long-ranges' ];
	const today = todayIn( site.time_zone );
	const range = readRange( params, today, hasLong );
	const { filter, setFilter } = useFilter();
	const days = queryOf( range, today, site.week_start, hasLong );
	const before = daysBefore( days );
	const filtered = ( some: ResultsQuery ) => ( isFiltered( filter ) ? { ...some, filter } : some );
	const compares = hasLong && before !== null && params.get( 'compare' ) === '1';
	const change = ( next: DateRange, isCompared: boolean ) =>
		setParams(
			writeFilter(
				new URLSearchParams( { ...writeRange( next ), ...( isCompared ? { compare: '1' } : {} ) } ),
				filter
			)
		);

	return {
		id: useRouteId(),
		today,
		first: firstDay( today, hasLong ),
		hasLong,
		range,
		days: daysOf( range, today, site.week_start ),
		asked: filtered( days ),
		setRange: ( next ) => change( next, compares ),
		before: before && filtered( before ),
		compares,
		setCompares: ( next ) => change( range, next ),
		filter,
		setFilter,
	};
}
