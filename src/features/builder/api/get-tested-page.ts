import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';

/** What a page of the site is, for a visitor, or somebody with a role, and which surveys come first of this one there. */
export const testedPage = ( url: string, role: string, survey: number | null ) =>
	queryOptions( {
		queryKey: keys.testedPage( url, role, survey ),
		queryFn: ( { signal } ) =>
			api( 'GET /tester/page', { query: { url, role, ...( survey === null ? {} : { survey } ) }, signal } ),
		placeholderData: keepPreviousData, // Another address does not blank what is said of the one before.
		staleTime: 60_000,
	} );
