import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';

const PER_PAGE = 20;

export const spamList = ( survey_id: number, page: number ) =>
	queryOptions( {
		queryKey: [ ...keys.spam( survey_id ), 'list', page ],
		queryFn: ( { signal } ) => spam( survey_id, { page, per_page: PER_PAGE }, signal ),
		placeholderData: keepPreviousData,
	} );

/** How many there are. */
export const spamCount = ( survey_id: number ) =>
	queryOptions( {
		queryKey: [ ...keys.spam( survey_id ), 'count' ],
		queryFn: ( { signal } ) => spam( survey_id, { page: 1, per_page: 1 }, signal ),
		select: ( { pagination } ) => pagination.total,
	} );

export const spamResponse = ( survey_id: number, response_id: number ) =>
	queryOptions( {
		queryKey: [ ...keys.spam( survey_id ), 'response', response_id ],
		queryFn: ( { signal } ) =>
			api( 'GET /surveys/{id}/responses/{response_id}', { path: { id: survey_id, response_id }, signal } ),
	} );

function spam( id: number, query: { page: number; per_page: number }, signal: AbortSignal ) {
	return api( 'GET /surveys/{id}/responses', {
		path: { id },
		query: { ...query, filter: { status: 'spam' } },
		signal,
	} );
}
