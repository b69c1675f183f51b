import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';
import type { ResultsQuery } from '@/contract/types';

export const surveyResults = ( id: number, days: ResultsQuery ) =>
	queryOptions( {
		queryKey: [ ...keys.results( id ), days ],
		queryFn: ( { signal } ) => api( 'GET /surveys/{id}/results', { path: { id }, query: days, signal } ),
		placeholderData: keepPreviousData,
	} );
