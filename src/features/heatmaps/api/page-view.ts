import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';
import type { HeatmapViewWish } from '@/contract/types';

/** An address is valid for ten minutes. */
const RENEWED = 9 * 60_000;

/** Returns the address of the page with its map. While it is open, it is renewed before it expires. */
export const pageView = ( key: string, wish: HeatmapViewWish ) =>
	queryOptions( {
		queryKey: [ ...keys.heatmaps, 'view', key, wish ],
		queryFn: ( { signal } ) => api( 'POST /heatmaps/pages/{key}/view', { path: { key }, body: wish, signal } ),
		staleTime: RENEWED,
		gcTime: 0,
		refetchInterval: RENEWED,
		refetchOnWindowFocus: true,
	} );
