import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';

/** A form starts from the server's current data, and doesn't change by itself while it is open. */
export const surveyToEdit = ( id: number ) =>
	queryOptions( {
		queryKey: keys.survey( id ),
		queryFn: ( { signal } ) => api( 'GET /surveys/{id}', { path: { id }, signal } ),
		staleTime: Infinity,
		gcTime: 0,
	} );
