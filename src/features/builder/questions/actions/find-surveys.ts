import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';

const SHOWN = 20;

/** Finds surveys whose title contains these words, newest first; without words, the newest. Excludes the Trash. */
export const foundSurveys = ( search: string ) =>
	queryOptions( {
		queryKey: keys.surveyTitles( search ),
		queryFn: ( { signal } ) =>
			api( 'GET /surveys', {
				query: { search, per_page: SHOWN, orderby: 'id', order: 'desc', select: [ 'id', 'title', 'status' ] },
				signal,
			} ),
		placeholderData: keepPreviousData, // Keeps the list open while searching.
	} );
