import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';
import type { TextAnswersQuery } from '@/contract/types';

/** A page of the text answers to a question, optionally only those that match a search. */
export const textAnswers = ( surveyId: number, questionId: string, query: TextAnswersQuery ) =>
	queryOptions( {
		queryKey: [ ...keys.textAnswers( surveyId, questionId ), query ],
		queryFn: ( { signal } ) =>
			api( 'GET /surveys/{id}/questions/{question_id}/answers', {
				path: { id: surveyId, question_id: questionId },
				query,
				signal,
			} ),
		placeholderData: keepPreviousData,
	} );
