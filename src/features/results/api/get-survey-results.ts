import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';
import type { FilteredQuery, ResultsQuery } from '@/contract/types';

/**
 * Results carry the days and filter they belong to: old results stay on the screen while others load, and must not be mixed
 * with the new range.
 *
 * @param days the days of `asked`, unless the server chooses them
 */
export const surveyResults = ( id: number, asked: FilteredQuery, days: ResultsQuery = asked ) =>
	queryOptions( {
		queryKey: [ ...keys.results( id ), asked ],
		queryFn: async ( { signal } ) => ( {
			...( await api( 'GET /surveys/{id}/results', { path: { id }, query: asked, signal } ) ),
			asked,
			days,
		} ),
		placeholderData: keepPreviousData,
	} );
