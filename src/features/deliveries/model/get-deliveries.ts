import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';
import type { DeliveryListQuery } from '@/contract/types';

export const deliveryList = ( query: DeliveryListQuery ) =>
	queryOptions( {
		queryKey: [ ...keys.deliveries, 'list', query ],
		queryFn: ( { signal } ) => api( 'GET /deliveries', { query, signal } ),
		placeholderData: keepPreviousData,
	} );

/** Includes the request and response. */
export const oneDelivery = ( id: number ) =>
	queryOptions( {
		queryKey: [ ...keys.deliveries, 'one', id ],
		queryFn: ( { signal } ) => api( 'GET /deliveries/{id}', { path: { id }, signal } ),
	} );
