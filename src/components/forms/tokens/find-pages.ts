import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';
import type { PageSearch } from '@/contract/types';

/** `any` includes products and other post types. */
export type PageKind = NonNullable< PageSearch[ 'kind' ] >;

/** Finds published pages and posts whose title contains these words; without words, the newest. */
export const foundPages = ( title: string, kind: PageKind = 'pages' ) =>
	queryOptions( {
		queryKey: keys.pages( title, kind ),
		queryFn: ( { signal } ) => api( 'GET /search', { query: { title, kind }, signal } ),
		placeholderData: keepPreviousData, // Keeps the list open while searching.
	} );

/** Finds posts of any type with these ids that visitors can open. */
export const namedPages = ( ids: readonly number[] ) =>
	queryOptions( {
		queryKey: keys.namedPages( ids.join( ',' ) ),
		queryFn: ( { signal } ) => api( 'GET /search', { query: { ids: [ ...ids ] }, signal } ),
		placeholderData: keepPreviousData, // Keeps the other names when one is added.
	} );
