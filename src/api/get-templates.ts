import { queryOptions } from '@tanstack/react-query';
import { api } from './client';
import { keys } from './keys';

/** They change only with the site's edition and purpose. */
export const surveyTemplates = queryOptions( {
	queryKey: [ ...keys.templates, 'list' ],
	queryFn: ( { signal } ) => api( 'GET /survey-templates', { signal } ),
	staleTime: Infinity,
} );
