import { queryOptions } from '@tanstack/react-query';
import { api } from './client';
import { keys } from './keys';

/** The site's progress. Visitors advance it as well, so it is loaded again when the window regains focus. */
export const checklist = queryOptions( {
	queryKey: keys.checklist,
	queryFn: ( { signal } ) => api( 'GET /checklist', { signal } ),
	staleTime: 0,
} );
