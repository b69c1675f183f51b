import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';
import type { HeatmapListQuery } from '@/contract/types';

export const heatmapList = ( query: HeatmapListQuery ) =>
	queryOptions( {
		queryKey: [ ...keys.heatmaps, 'list', query ],
		queryFn: ( { signal } ) => api( 'GET /heatmaps/pages', { query, signal } ),
		placeholderData: keepPreviousData,
	} );

/** Roles as which a page can be viewed, besides as a visitor. */
export const viewRoles = queryOptions( {
	queryKey: [ ...keys.heatmaps, 'roles' ],
	queryFn: async ( { signal } ) => ( await api( 'GET /heatmaps/pages', { query: { per_page: 1 }, signal } ) ).roles,
	staleTime: Infinity,
} );
