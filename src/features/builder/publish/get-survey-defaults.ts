import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';

/** Values that the server gives a survey with its first save. */
export const surveyDefaults = queryOptions( {
	queryKey: keys.surveyDefaults,
	queryFn: ( { signal } ) => api( 'GET /surveys/defaults', { signal } ),
	staleTime: 60_000,
} );
