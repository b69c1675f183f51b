import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';

/** The stored summary; doesn't call the model. */
export const keptSummary = ( id: number ) =>
	queryOptions( {
		queryKey: keys.summary( id ),
		queryFn: ( { signal } ) => api( 'GET /ai-summary/{id}', { path: { id }, signal } ),
	} );

export const makeSummary = ( id: number ) => api( 'GET /preload-ai-summary/{id}', { path: { id } } );
