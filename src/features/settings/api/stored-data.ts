import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';

export const storedData = queryOptions( {
	queryKey: keys.keptOnSite,
	queryFn: ( { signal } ) => api( 'GET /kept', { signal } ),
} );
