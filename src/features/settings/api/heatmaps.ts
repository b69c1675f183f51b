import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';

/** How much of heatmaps is kept now: the list's own numbers, without the list. */
export const heatmapsKept = queryOptions( {
	queryKey: keys.heatmapsKept,
	queryFn: ( { signal } ) => api( 'GET /heatmaps/pages', { query: { per_page: 1 }, signal } ),
} );

/** Kinds of content that have pages of their own. */
export const contentKinds = queryOptions( {
	queryKey: keys.choices( 'post_type', '' ),
	queryFn: ( { signal } ) => api( 'GET /logic-type', { query: { logic_type: 'post_type' }, signal } ),
	staleTime: 60_000,
} );
