import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';
import type { FilteredQuery } from '@/contract/types';

export const finishTime = ( id: number, query: FilteredQuery ) =>
	queryOptions( {
		queryKey: [ ...keys.finish( id ), query ],
		queryFn: ( { signal } ) => api( 'GET /surveys/{id}/time', { path: { id }, query, signal } ),
		placeholderData: keepPreviousData,
	} );
