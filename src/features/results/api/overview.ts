import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';
import type { SummaryQuery } from '@/contract/types';
import type { DateRange } from '@/lib/date-range/date-range';

const SHOWN = 20;

/** Below the surveys: what changes one of them may change its row. */
export const overview = ( query: SummaryQuery, range: DateRange ) =>
	queryOptions( {
		queryKey: [ ...keys.surveys, 'overview', query ],
		queryFn: async ( { signal } ) => ( {
			...( await api( 'GET /results-summary', { query, signal } ) ),
			range, // The numbers stay on the screen while those of another range load.
		} ),
		placeholderData: keepPreviousData,
	} );

/** Surveys whose title has these words, the newest first. */
export const surveysToShow = ( search: string ) =>
	queryOptions( {
		queryKey: keys.surveyTitles( search ),
		queryFn: ( { signal } ) =>
			api( 'GET /surveys', {
				query: { search, per_page: SHOWN, orderby: 'id', order: 'desc', select: [ 'id', 'title', 'status' ] },
				signal,
			} ),
		placeholderData: keepPreviousData, // The list does not close while it is looked for.
	} );
