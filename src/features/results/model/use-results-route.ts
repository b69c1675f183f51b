import { useParams, useSearchParams } from 'react-router-dom';
import type { ResultsQuery } from '../../../contract/types';
import { useSite } from '../../../lib/site';
import { type DateRange, daysOf, readRange, writeRange } from './date-range';
import { todayIn } from './today';

interface ResultsRoute {
	id: number;
	today: string;
	range: DateRange;
	days: ResultsQuery;
	setRange: ( range: DateRange ) => void;
}

export function useResultsRoute(): ResultsRoute {
	const [ params, setParams ] = useSearchParams();
	const today = todayIn( useSite().time_zone );
	const range = readRange( params, today );

	return {
		id: Number( useParams()[ 'id' ] ),
		today,
		range,
		days: daysOf( range, today ),
		setRange: ( next ) => setParams( writeRange( next ), { preventScrollReset: true } ),
	};
}
