import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';

/** Number of responses to a survey that were marked as spam. */
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
