import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';

/** Published pages and posts whose title has these words; without words the newest. */
export const foundPages = ( title: string ) =>
	queryOptions( {
		queryKey: keys.pages( title ),
		queryFn: ( { signal } ) => api( 'GET /search', { query: { title }, signal } ),
		placeholderData: keepPreviousData, // The list does not close while it is looked for.
	} );
