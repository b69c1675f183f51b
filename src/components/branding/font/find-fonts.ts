import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';

/** Families whose name has these letters, those of the site first. */
export const foundFonts = ( search: string ) =>
	queryOptions( {
		queryKey: keys.fonts( search ),
		queryFn: ( { signal } ) => api( 'GET /fonts', { query: { search }, signal } ),
		placeholderData: keepPreviousData, // The list does not close while it is looked for.
	} );
