import { useParams, useSearchParams } from 'react-router-dom';
import type { ResultsQuery } from '@/contract/types';
import { useSite } from '@/lib/site';
import { type DateRange, daysOf, firstDay, queryOf, readRange, writeRange } from './date-range';
import { todayIn } from './today';

interface ResultsRoute {
	id: number;
	today: string;
	/** The first day that may be chosen, and whether that is because of the site's edition. */
	first: string;
	hasLong: boolean;
	range: DateRange;
	days: ResultsQuery;
	asked: ResultsQuery;
	setRange: ( range: DateRange ) => void;
}

export function useResultsRoute(): ResultsRoute {
	const [ params, setParams ] = useSearchParams();
	const site = useSite();
	const hasLong = site.features[ 'long-ranges' ];
	const today = todayIn( site.time_zone );
	const range = readRange( params, today, hasLong );

	return {
		id: Number( useParams()[ 'id' ] ),
		today,
		first: firstDay( today, hasLong ),
		hasLong,
		range,
		days: daysOf( range, today ),
		asked: queryOf( range, today, hasLong ),
		setRange: ( next ) => setParams( writeRange( next ), { preventScrollReset: true } ),
	};
}
