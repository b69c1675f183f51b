import { queryOptions } from '@tanstack/react-query';
import { api } from './client';
import { keys } from './keys';

/** How far the site is. Visitors bring it on as well, so whoever comes back to the window is told anew. */
export const checklist = queryOptions( {
	queryKey: keys.checklist,
	queryFn: ( { signal } ) => api( 'GET /checklist', { signal } ),
	staleTime: 0,
} );
