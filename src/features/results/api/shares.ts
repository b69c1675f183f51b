import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';
import type { ShareRequest } from '@/contract/types';

/** Links that show a survey's results to anyone who has them. */
export const shares = ( surveyId: number ) =>
	queryOptions( {
		queryKey: keys.shares( surveyId ),
		queryFn: ( { signal } ) => api( 'GET /surveys/{id}/shares', { path: { id: surveyId }, signal } ),
	} );

export const makeShare = ( surveyId: number, body: ShareRequest ) =>
	api( 'POST /surveys/{id}/shares', { path: { id: surveyId }, body } );

export const deleteShare = ( id: number ) => api( 'DELETE /shares/{id}', { path: { id } } );
