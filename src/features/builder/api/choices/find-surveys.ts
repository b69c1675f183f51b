import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';

const SHOWN = 20;

/** Surveys whose title has these words, the newest first; without words the newest of all. None of the Trash. */
export const foundSurveys = ( search: string ) =>
	queryOptions( {
		queryKey: keys.surveyTitles( search ),
		queryFn: ( { signal } ) =>
			api( 'GET /surveys', {
				query: { search, per_page: SHOWN, orderby: 'id', order: 'desc', select: [ 'id', 'title', 'status' ] },
				signal,
			} ),
		placeholderData: keepPreviousData, // The list does not close while it is looked for.
	} );
