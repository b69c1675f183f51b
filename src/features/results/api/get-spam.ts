import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';

/** How many responses of a survey were taken for spam. */
export const spamCount = ( surveyId: number ) =>
	queryOptions( {
		queryKey: keys.spam( surveyId ),
		queryFn: ( { signal } ) =>
			api( 'GET /surveys/{id}/responses', {
				path: { id: surveyId },
				query: { page: 1, per_page: 1, filter: { status: 'spam' } },
				signal,
			} ),
		select: ( { pagination } ) => pagination.total,
	} );
