import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';
import type { ResponseListQuery, SingleResponseQuery } from '@/contract/types';

export const responseList = ( surveyId: number, query: ResponseListQuery ) =>
	queryOptions( {
		queryKey: [ ...keys.responses( surveyId ), 'list', query ],
		queryFn: ( { signal } ) => api( 'GET /surveys/{id}/responses', { path: { id: surveyId }, query, signal } ),
		placeholderData: keepPreviousData,
	} );

/** @param query the list it is opened from, which defines its neighbors */
export const oneResponse = ( surveyId: number, responseId: number, query: SingleResponseQuery ) =>
	queryOptions( {
		queryKey: [ ...keys.responses( surveyId ), 'one', responseId, query ],
		queryFn: ( { signal } ) =>
			api( 'GET /surveys/{id}/responses/{response_id}', {
				path: { id: surveyId, response_id: responseId },
				query,
				signal,
			} ),
		placeholderData: keepPreviousData,
	} );

/** Finds surveys by title, to switch from one survey's responses to another's. */
export const surveysByTitle = ( search: string ) =>
	queryOptions( {
		queryKey: keys.surveyTitles( search ),
		queryFn: ( { signal } ) =>
			api( 'GET /surveys', {
				query: { search, select: [ 'title' ], orderby: 'title', order: 'asc', per_page: 100 },
				signal,
			} ),
	} );
