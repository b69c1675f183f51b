import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';

/** Families whose name contains these letters, the site's own first. */
export const foundFonts = ( search: string ) =>
	queryOptions( {
		queryKey: keys.fonts( search ),
		queryFn: ( { signal } ) => api( 'GET /fonts', { query: { search }, signal } ),
		placeholderData: keepPreviousData, // The list stays open during a search.
	} );
