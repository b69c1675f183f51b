import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';
import type { CrossQuery } from '@/contract/types';

export const crossTable = ( id: number, query: CrossQuery ) =>
	queryOptions( {
		queryKey: [ ...keys.cross( id ), query ],
		queryFn: ( { signal } ) => api( 'GET /surveys/{id}/cross', { path: { id }, query, signal } ),
		placeholderData: keepPreviousData,
	} );
