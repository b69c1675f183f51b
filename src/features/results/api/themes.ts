import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';
import type { ThemeChange, ThemesWish } from '@/contract/types';

/** The stored themes; doesn't call the model. */
export const themes = ( surveyId: number, questionId: string ) =>
	queryOptions( {
		queryKey: keys.themes( questionId ),
		queryFn: ( { signal } ) =>
			api( 'GET /surveys/{id}/questions/{question_id}/themes', {
				path: { id: surveyId, question_id: questionId },
				signal,
			} ),
	} );

/** Sends one request to the model, for the themes or for a few more answers. */
export const readThemes = ( surveyId: number, questionId: string, body: ThemesWish ) =>
	api( 'POST /surveys/{id}/questions/{question_id}/themes', {
		path: { id: surveyId, question_id: questionId },
		body,
	} );

export const changeTheme = ( id: number, body: ThemeChange ) => api( 'POST /themes/{id}', { path: { id }, body } );

export const deleteTheme = ( id: number ) => api( 'DELETE /themes/{id}', { path: { id } } );

/** Keyed by count, as merging or reading on changes a theme's answers. */
export const themeAnswers = ( id: number, count: number, page: number ) =>
	queryOptions( {
		queryKey: [ ...keys.themeAnswers( id ), count, page ],
		queryFn: ( { signal } ) => api( 'GET /themes/{id}/answers', { path: { id }, query: { page }, signal } ),
		placeholderData: keepPreviousData,
	} );
