import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';
import type { SurveyWish } from '@/contract/types';

/** Says if the site has a model that can draft. The server may need to ask for it, so no screen waits for this. */
export const draftingSupport = queryOptions( {
	queryKey: keys.drafting,
	queryFn: ( { signal } ) => api( 'POST /drafting/support', { signal } ),
	staleTime: Infinity,
	retry: false,
} );

/** Drafts a survey from a request; nothing is stored. */
export const draftSurvey = ( wish: SurveyWish, signal: AbortSignal ) =>
	api( 'POST /drafting/survey', { body: wish, signal } );
