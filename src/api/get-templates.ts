import { queryOptions } from '@tanstack/react-query';
import { api } from './client';
import { keys } from './keys';

/** They change only with what the site may use, and what it is for. */
export const surveyTemplates = queryOptions( {
	queryKey: [ ...keys.templates, 'list' ],
	queryFn: ( { signal } ) => api( 'GET /survey-templates', { signal } ),
	staleTime: Infinity,
} );
