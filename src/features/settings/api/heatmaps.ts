import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';

/** Amount of stored heatmap data: the list's totals, without the list. */
export const storedHeatmaps = queryOptions( {
	queryKey: keys.heatmapsKept,
	queryFn: ( { signal } ) => api( 'GET /heatmaps/pages', { query: { per_page: 1 }, signal } ),
} );

/** Post types that have their own pages. */
export const contentKinds = queryOptions( {
	queryKey: keys.choices( 'post_type', '' ),
	queryFn: ( { signal } ) => api( 'GET /logic-type', { query: { logic_type: 'post_type' }, signal } ),
	staleTime: 60_000,
} );
