import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';
import type { ThemeChange, ThemesWish } from '@/contract/types';

/** What was found before: no model is asked for it. */
export const themes = ( surveyId: number, questionId: string ) =>
	queryOptions( {
		queryKey: keys.themes( questionId ),
		queryFn: ( { signal } ) =>
			api( 'GET /surveys/{id}/questions/{question_id}/themes', {
				path: { id: surveyId, question_id: questionId },
				signal,
			} ),
	} );

/** One question to the model: for the themes, or for a few answers more. */
export const readThemes = ( surveyId: number, questionId: string, body: ThemesWish ) =>
	api( 'POST /surveys/{id}/questions/{question_id}/themes', {
		path: { id: surveyId, question_id: questionId },
		body,
	} );

export const changeTheme = ( id: number, body: ThemeChange ) => api( 'POST /themes/{id}', { path: { id }, body } );

export const deleteTheme = ( id: number ) => api( 'DELETE /themes/{id}', { path: { id } } );

/** Those of a count, as a theme that was merged or read on has others. */
export const themeAnswers = ( id: number, count: number, page: number ) =>
	queryOptions( {
		queryKey: [ ...keys.themeAnswers( id ), count, page ],
		queryFn: ( { signal } ) => api( 'GET /themes/{id}/answers', { path: { id }, query: { page }, signal } ),
		placeholderData: keepPreviousData,
	} );
