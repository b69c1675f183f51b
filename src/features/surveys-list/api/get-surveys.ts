import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';
import type { SurveyListQuery } from '@/contract/types';

export const surveysList = ( query: SurveyListQuery ) =>
	queryOptions( {
		queryKey: [ ...keys.surveys, query ],
		queryFn: ( { signal } ) => api( 'GET /surveys', { query, signal } ),
		placeholderData: keepPreviousData,
	} );
