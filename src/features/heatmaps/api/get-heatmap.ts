import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';
import type { HeatmapQuery } from '@/contract/types';

/** Visitors' actions on one page. */
export const heatmap = ( key: string, query: HeatmapQuery ) =>
	queryOptions( {
		queryKey: [ ...keys.heatmaps, 'map', key, query ],
		queryFn: ( { signal } ) => api( 'GET /heatmaps/pages/{key}', { path: { key }, query, signal } ),
		placeholderData: ( shown ) => ( shown?.key === key ? shown : undefined ), // For other days, or another device.
	} );
