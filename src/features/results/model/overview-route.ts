import type { Sorting } from '@/components/lists/table/SortHead';
import type { ResultsQuery, SummaryQuery } from '@/contract/types';
import { useSite } from '@/lib/site';
import { type DateRange, daysOf, firstDay, PRESETS, readRange, writeRange } from '@/lib/date-range/date-range';
import { todayIn } from '@/lib/date-range/today';
import { useUrlParams } from '@/lib/hooks/use-url-params';

export const OVERVIEW_RANGES = [ 'last-7-days', 'last-30-days' ] as const;

/** All time has no previous period. */
export const OVERVIEW_PRESETS = PRESETS.filter( ( preset ) => preset !== 'all-time' );
const USUAL: DateRange = { preset: 'last-7-days' };

export type OverviewColumn = NonNullable< SummaryQuery[ 'orderby' ] >;

const COLUMNS: readonly OverviewColumn[] = [
	'title',
	'status',
	'created_at',
	'responses_count',
	'range_responses_count',
];

export interface OverviewRoute {
	/** True if the site's edition includes more than the past 7 days. */
	hasLong: boolean;
	survey: number | null;
	today: string;
	/** The first day that can be selected. */
	first: string;
	range: DateRange;
	setRange: ( range: DateRange ) => void;
	compares: boolean;
	sorting: Sorting< OverviewColumn >;
	query: SummaryQuery;
	/** The same days, for a single survey's results. */
	days: ResultsQuery;
	/** Null removes a part from the URL. */
	change: ( parts: Record< string, string | null > ) => void;
}

/** The URL contains all choices, except defaults. */
export function useOverviewRoute(): OverviewRoute {
	const [ params, setParams ] = useUrlParams();
	const site = useSite();
	const hasLong = site.features[ 'long-ranges' ];
	const survey = positive( params.get( 'survey' ) );
	const today = todayIn( site.time_zone );
	const read = readRange( params, today, hasLong, USUAL );
	const range = read.preset === 'all-time' ? USUAL : read;
	const days = daysOf( range, today, site.week_start );
	const change = ( parts: Record< string, string | null > ) => {
		const next = new URLSearchParams( params );
		for ( const [ name, value ] of Object.entries( parts ) ) {
			if ( value === null ) {
				next.delete( name );
			} else {
				next.set( name, value );
			}
		}
		setParams( next );
	};
	const sorting: Sorting< OverviewColumn > = {
		orderby: COLUMNS.find( ( column ) => column === params.get( 'orderby' ) ) ?? 'created_at',
		order: params.get( 'order' ) === 'asc' ? 'asc' : 'desc',
	};

	return {
		hasLong,
		survey,
		today,
		first: firstDay( today, hasLong ),
		range,
		setRange: ( next ) =>
			change( { range: null, from: null, to: null, page: null, ...writeRange( next, 'last-7-days' ) } ),
		compares: hasLong && params.get( 'compare' ) === '1',
		sorting,
		query: {
			...sorting,
			// A single survey is one row, whatever page it was chosen on.
			page: survey === null ? ( positive( params.get( 'page' ) ) ?? 1 ) : 1,
			...( survey === null ? {} : { survey_id: survey } ),
			// The server's default is the past 7 days up to today, and it knows the site's time zone best.
			...( range.preset !== 'last-7-days' && days.from !== undefined ? { start_date: days.from } : {} ),
			...( days.to !== undefined && days.to !== today ? { end_date: days.to } : {} ),
		},
		days: range.preset === 'last-7-days' && ! hasLong ? {} : days,
		change,
	};
}

function positive( text: string | null ): number | null {
	const number = Number( text ?? '' );
	return Number.isInteger( number ) && number > 0 ? number : null;
}
