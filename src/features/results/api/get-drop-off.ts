import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';
import type { DropOffQuery } from '@/contract/types';

export const dropOff = ( id: number, query: DropOffQuery ) =>
	queryOptions( {
		queryKey: [ ...keys.dropOff( id ), query ],
		queryFn: ( { signal } ) => api( 'GET /surveys/{id}/drop-off', { path: { id }, query, signal } ),
		placeholderData: keepPreviousData,
	} );
