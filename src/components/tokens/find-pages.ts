import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';
import type { PageSearch } from '@/contract/types';

/** Of `any` kind are products and the like, too. */
export type PageKind = NonNullable< PageSearch[ 'kind' ] >;

/** Published pages and posts whose title has these words; without words the newest. */
export const foundPages = ( title: string, kind: PageKind = 'pages' ) =>
	queryOptions( {
		queryKey: keys.pages( title, kind ),
		queryFn: ( { signal } ) => api( 'GET /search', { query: { title, kind }, signal } ),
		placeholderData: keepPreviousData, // The list does not close while it is looked for.
	} );

/** Those of these ids that visitors can open, of any kind. */
export const namedPages = ( ids: readonly number[] ) =>
	queryOptions( {
		queryKey: keys.namedPages( ids.join( ',' ) ),
		queryFn: ( { signal } ) => api( 'GET /search', { query: { ids: [ ...ids ] }, signal } ),
		placeholderData: keepPreviousData, // One more is chosen: the others keep their names.
	} );
