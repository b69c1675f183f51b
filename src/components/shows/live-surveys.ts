import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';

/**
 * Published surveys, in the order in which they come first on a page.
 *
 * @param survey of which only those are told that come first; null for all
 */
export const liveSurveys = ( survey: number | null = null ) =>
	queryOptions( {
		queryKey: keys.live( survey ),
		queryFn: ( { signal } ) => api( 'GET /tester/live', { query: survey === null ? {} : { survey }, signal } ),
	} );
