import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';
import type { SummaryQuery } from '@/contract/types';
import type { DateRange } from '@/lib/date-range/date-range';

const SHOWN = 20;

/** Keyed below the surveys, because a change to a survey can change its row. */
export const overview = ( query: SummaryQuery, range: DateRange ) =>
	queryOptions( {
		queryKey: [ ...keys.surveys, 'overview', query ],
		queryFn: async ( { signal } ) => ( {
			...( await api( 'GET /results-summary', { query, signal } ) ),
			range, // Old numbers stay visible while another range loads.
		} ),
		placeholderData: keepPreviousData,
	} );

/** Surveys whose title contains these words, newest first. */
export const surveysToShow = ( search: string ) =>
	queryOptions( {
		queryKey: keys.surveyTitles( search ),
		queryFn: ( { signal } ) =>
			api( 'GET /surveys', {
				query: { search, per_page: SHOWN, orderby: 'id', order: 'desc', select: [ 'id', 'title', 'status' ] },
				signal,
			} ),
		placeholderData: keepPreviousData, // Keeps the list open during a search.
	} );
