import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';

/**
 * Lists published surveys in their priority order on a page.
 *
 * @param survey lists only those with a higher priority; null for all
 */
export const liveSurveys = ( survey: number | null = null ) =>
	queryOptions( {
		queryKey: keys.live( survey ),
		queryFn: ( { signal } ) => api( 'GET /tester/live', { query: survey === null ? {} : { survey }, signal } ),
	} );
