import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '@/api/client';
import { keys, refresh } from '@/api/keys';
import { newId } from '@/lib/new-id';
import { saveSurvey } from '@/features/builder/saving/save/save-survey';
import type { FormQuestion } from '@/features/builder/draft/form/draft';
import { moveError, withQuestionAdded } from './move-question';

/**
 * Stores it there before deleting it here: a failure in between duplicates it, but never loses it.
 *
 * @param onMoved receives the title of the survey that has it now
 */
export function useMoveToSurvey( question: FormQuestion, onMoved: ( title: string ) => void ) {
	const client = useQueryClient();
	const [ id ] = useState( newId ); // Same for all attempts: one may succeed and lose its response.

	return useMutation( {
		mutationFn: ( survey: number ) => moved( question, id, survey ),
		onSuccess: ( title, survey ) => {
			client.removeQueries( { queryKey: keys.survey( survey ) } );
			void refresh( client, keys.surveys );
			onMoved( title );
		},
	} );
}

async function moved( question: FormQuestion, id: string, to: number ): Promise< string > {
	const survey = await api( 'GET /surveys/{id}', { path: { id: to } } );
	if ( ! survey.questions.some( ( other ) => other.id === id ) ) {
		const reason = moveError( survey, question );
		if ( reason !== null ) {
			throw new Error( reason );
		}
		await saveSurvey( withQuestionAdded( survey, question, id ) );
	}
	return survey.title;
}
