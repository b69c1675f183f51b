import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';
import type { Survey, SurveyDraft, Theming } from '@/contract/types';

const SHOWN = 20;

/** Surveys whose title contains these words, newest first. */
export const surveysToPreview = ( search: string ) =>
	queryOptions( {
		queryKey: keys.surveyTitles( search ),
		queryFn: ( { signal } ) =>
			api( 'GET /surveys', {
				query: { search, per_page: SHOWN, orderby: 'id', order: 'desc', select: [ 'id', 'title', 'status' ] },
				signal,
			} ),
		placeholderData: keepPreviousData, // Keeps the list open during a search.
	} );

export const surveyToPreview = ( id: number ) =>
	queryOptions( {
		queryKey: keys.survey( id ),
		queryFn: ( { signal } ) => api( 'GET /surveys/{id}', { path: { id }, signal } ),
	} );

/** Returns what visitors would see of this survey with this look; stores nothing. */
export const previewWith = ( survey: Survey | undefined, theming: Theming ) =>
	queryOptions( {
		queryKey: keys.preview( JSON.stringify( [ survey?.id, survey?.version, theming ] ) ),
		queryFn: ( { signal } ) => api( 'POST /surveys/preview', { body: draftOf( survey, theming ), signal } ),
		gcTime: 0,
	} );

function draftOf( survey: Survey | undefined, theming: Theming ): SurveyDraft {
	return survey === undefined
		? { title: '' }
		: {
				title: survey.title,
				type: survey.type,
				questions: survey.questions,
				settings: { ...survey.settings, theming },
			};
}
