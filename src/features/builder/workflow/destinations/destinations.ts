import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';
import type { Destination } from '@/contract/types';

/** Loads the delivery status again when the user returns to the window. */
export const destinationsOf = ( surveyId: number ) =>
	queryOptions( {
		queryKey: keys.destinations( surveyId ),
		queryFn: ( { signal } ) => api( 'GET /surveys/{id}/destinations', { path: { id: surveyId }, signal } ),
		staleTime: 0,
	} );

/** Resumes a stopped destination, which then also gets all that it missed. */
export function resumeDestination( id: number ): Promise< Destination > {
	return api( 'POST /destinations/{id}/resume', { path: { id } } );
}
