import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';

/** Impressions of the last weeks, and the sources of the newest answers. */
export const recentVisits = queryOptions( {
	queryKey: keys.visits,
	queryFn: ( { signal } ) => api( 'GET /tester/visits', { signal } ),
	staleTime: 5 * 60_000,
} );
