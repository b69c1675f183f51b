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

export const visitValues = ( id: number, field: Visit, search: string ) =>
	queryOptions( {
		queryKey: [ ...keys.filterValues( id ), field, search ],
		queryFn: ( { signal } ) =>
			api( 'GET /surveys/{id}/filter-values', { path: { id }, query: { field, search }, signal } ),
		placeholderData: keepPreviousData,
	} );
