import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';
import type { HeatmapViewWish } from '@/contract/types';

/** An address is good for ten minutes. */
const RENEWED = 9 * 60_000;

/** Where the page is with its map on it. While somebody looks it is asked for anew before it ends. */
export const pageView = ( key: string, wish: HeatmapViewWish ) =>
	queryOptions( {
		queryKey: [ ...keys.heatmaps, 'view', key, wish ],
		queryFn: ( { signal } ) => api( 'POST /heatmaps/pages/{key}/view', { path: { key }, body: wish, signal } ),
		staleTime: RENEWED,
		gcTime: 0,
		refetchInterval: RENEWED,
		refetchOnWindowFocus: true,
	} );
