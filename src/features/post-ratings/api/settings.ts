import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';
import type { RatingSettingsDraft, RatingSettingsSaved } from '@/contract/types';

/** Not asked for anew by itself: what is on the screen is not to change under somebody's hands. */
export const ratingSettings = queryOptions( {
	queryKey: keys.ratingSettings,
	queryFn: ( { signal } ) => api( 'GET /post-ratings/settings', { signal } ),
	staleTime: Infinity,
	gcTime: 0,
} );

/** Those that are sent; the others stay as they are. */
export function saveRatingSettings( settings: RatingSettingsDraft[ 'settings' ] ): Promise< RatingSettingsSaved > {
	return api( 'POST /post-ratings/settings', { body: { settings } } );
}
