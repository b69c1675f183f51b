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

/** @param query the list that it is opened from, which its neighbours are of */
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

/** Surveys by title, for who goes from the responses of one to those of another. */
export const surveysByTitle = ( search: string ) =>
	queryOptions( {
		queryKey: keys.surveyTitles( search ),
		queryFn: ( { signal } ) =>
			api( 'GET /surveys', {
				query: { search, select: [ 'title' ], orderby: 'title', order: 'asc', per_page: 100 },
				signal,
			} ),
	} );
