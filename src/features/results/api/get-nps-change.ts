import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';
import type { FilteredQuery } from '@/contract/types';

/** Compares the score with that of the previous, equally long period. */
export const npsChange = ( surveyId: number, asked: FilteredQuery ) =>
	queryOptions( {
		queryKey: [ ...keys.npsChange( surveyId ), asked ],
		queryFn: ( { signal } ) =>
			api( 'GET /surveys/{id}/nps-change', { path: { id: surveyId }, query: asked, signal } ),
	} );
