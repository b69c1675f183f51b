import { useSearchParams } from 'react-router-dom';
import type { ResponseFilter, ResultsQuery } from '@/contract/types';
import { isFiltered, writeFilter } from '@/lib/filters/filter';
import { useFilter } from '@/lib/filters/use-filter';
import { useRouteId } from '@/lib/hooks/use-route-id';
import { useSite } from '@/lib/site';
import { type DateRange, daysOf, firstDay, queryOf, readRange, writeRange } from '@/lib/date-range/date-range';
import { todayIn } from '@/lib/date-range/today';

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
	filter: ResponseFilter;
	setFilter: ( filter: ResponseFilter ) => void;
}

export function useResultsRoute(): ResultsRoute {
	const [ params, setParams ] = useSearchParams();
	const site = useSite();
	const hasLong = site.features[ 'long-ranges' ];
	const today = todayIn( site.time_zone );
	const range = readRange( params, today, hasLong );
	const { filter, setFilter } = useFilter();
	const days = queryOf( range, today, site.week_start, hasLong );

	return {
		id: useRouteId(),
		today,
		first: firstDay( today, hasLong ),
		hasLong,
		range,
		days: daysOf( range, today, site.week_start ),
		asked: isFiltered( filter ) ? { ...days, filter } : days,
		setRange: ( next ) =>
			setParams( writeFilter( new URLSearchParams( writeRange( next ) ), filter ), { preventScrollReset: true } ),
		filter,
		setFilter,
	};
}
