import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';
import type { Destination } from '@/contract/types';

/** How telling goes is told anew to whoever comes back to the window. */
export const destinationsOf = ( surveyId: number ) =>
	queryOptions( {
		queryKey: keys.destinations( surveyId ),
		queryFn: ( { signal } ) => api( 'GET /surveys/{id}/destinations', { path: { id: surveyId }, signal } ),
		staleTime: 0,
	} );

/** One that was given up is told again, of all that it missed as well. */
export function resumeDestination( id: number ): Promise< Destination > {
	return api( 'POST /destinations/{id}/resume', { path: { id } } );
}
