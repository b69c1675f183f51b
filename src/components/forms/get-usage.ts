import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';

/** The usage data that would be sent. */
export const usage = queryOptions( {
	queryKey: keys.usage,
	queryFn: ( { signal } ) => api( 'GET /usage', { signal } ),
	staleTime: 0,
} );
