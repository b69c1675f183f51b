import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';
import type { FilteredQuery, ResultsQuery } from '@/contract/types';

/**
 * Results say themselves which days and filter they are of: while others load, the ones before stay on the screen, and
 * nothing of the new range may be mixed with them.
 *
 * @param days of `asked`, where the server is left to say them itself
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
