import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';

/** What would be sent of how the plugin is used. */
export const usage = queryOptions( {
	queryKey: keys.usage,
	queryFn: ( { signal } ) => api( 'GET /usage', { signal } ),
	staleTime: 0,
} );
