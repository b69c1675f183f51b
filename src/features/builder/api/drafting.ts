import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';
import type { SurveyWish } from '@/contract/types';

/** Whether the site has a model that could draft. The server may have to ask around for it, so nothing waits for this. */
export const draftingSupport = queryOptions( {
	queryKey: keys.drafting,
	queryFn: ( { signal } ) => api( 'POST /drafting/support', { signal } ),
	staleTime: Infinity,
	retry: false,
} );

/** What a model makes of a wish; nothing of it is stored. */
export const draftSurvey = ( wish: SurveyWish, signal: AbortSignal ) =>
	api( 'POST /drafting/survey', { body: wish, signal } );
