import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';
import type { RatingSettings } from '@/contract/types';

/** Returns what pages would get with these settings; nothing is stored. */
export const previewOf = ( settings: RatingSettings ) =>
	queryOptions( {
		queryKey: keys.preview( JSON.stringify( settings ) ),
		queryFn: ( { signal } ) => api( 'POST /post-ratings/preview', { body: { settings }, signal } ),
		gcTime: 0,
		placeholderData: keepPreviousData,
	} );
