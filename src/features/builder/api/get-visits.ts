import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';

/** Displays of the last weeks, and where the newest answers came from. */
export const recentVisits = queryOptions( {
	queryKey: keys.visits,
	queryFn: ( { signal } ) => api( 'GET /tester/visits', { signal } ),
	staleTime: 5 * 60_000,
} );
