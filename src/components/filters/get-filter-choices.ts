import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';
import type { Visit } from '@/lib/filters/filter';

/** The questions of a survey, with what can be chosen of each. */
export const askedQuestions = ( id: number ) =>
	queryOptions( {
		queryKey: keys.questions( id ),
		queryFn: async ( { signal } ) => ( await api( 'GET /surveys/{id}', { path: { id }, signal } ) ).questions,
	} );

/** Answers of all time that are no longer an option of the question. */
export const removedOptions = ( id: number, questionId: string ) =>
	queryOptions( {
		queryKey: [ ...keys.results( id ), 'removed', questionId ],
		queryFn: async ( { signal } ) => {
			const { question_stats: stats } = await api( 'GET /surveys/{id}/results', {
				path: { id },
				query: {},
				signal,
			} );
			const options = stats.find( ( question ) => question.id === questionId )?.options ?? [];
			return options
				.filter( ( { is_current: isCurrent, count } ) => ! isCurrent && count > 0 )
				.map( ( { value } ) => value );
		},
	} );

export const visitValues = ( id: number, field: Visit, search: string ) =>
	queryOptions( {
		queryKey: [ ...keys.filterValues( id ), field, search ],
		queryFn: ( { signal } ) =>
			api( 'GET /surveys/{id}/filter-values', { path: { id }, query: { field, search }, signal } ),
		placeholderData: keepPreviousData,
	} );
