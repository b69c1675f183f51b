import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';
import type { RatingSettingsDraft, RatingSettingsSaved } from '@/contract/types';

/** Isn't reloaded automatically: the screen must not change while a user edits it. */
export const ratingSettings = queryOptions( {
	queryKey: keys.ratingSettings,
	queryFn: ( { signal } ) => api( 'GET /post-ratings/settings', { signal } ),
	staleTime: Infinity,
	gcTime: 0,
} );

/** Saves only the given settings; the others stay. */
export function saveRatingSettings( settings: RatingSettingsDraft[ 'settings' ] ): Promise< RatingSettingsSaved > {
	return api( 'POST /post-ratings/settings', { body: { settings } } );
}
