import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';
import type { ResponseListQuery } from '@/contract/types';

const PER_PAGE = 20;

export const spamList = ( surveyId: number, page: number ) =>
	queryOptions( {
		queryKey: [ ...keys.spam( surveyId ), 'list', page ],
		queryFn: ( { signal } ) => spam( surveyId, { page, per_page: PER_PAGE }, signal ),
		placeholderData: keepPreviousData,
	} );

/** How many there are. */
export const spamCount = ( surveyId: number ) =>
	queryOptions( {
		queryKey: [ ...keys.spam( surveyId ), 'count' ],
		queryFn: ( { signal } ) => spam( surveyId, { page: 1, per_page: 1 }, signal ),
		select: ( { pagination } ) => pagination.total,
	} );

export const spamResponse = ( surveyId: number, responseId: number ) =>
	queryOptions( {
		queryKey: [ ...keys.spam( surveyId ), 'response', responseId ],
		queryFn: ( { signal } ) =>
			api( 'GET /surveys/{id}/responses/{response_id}', {
				path: { id: surveyId, response_id: responseId },
				signal,
			} ),
	} );

function spam( id: number, query: Pick< ResponseListQuery, 'page' | 'per_page' >, signal: AbortSignal ) {
	return api( 'GET /surveys/{id}/responses', {
		path: { id },
		query: { ...query, filter: { status: 'spam' } },
		signal,
	} );
}
