import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';

/** Describes a page of the site for a visitor or a role, and which surveys come before this one there. */
export const testedPage = ( url: string, role: string, survey: number | null ) =>
	queryOptions( {
		queryKey: keys.testedPage( url, role, survey ),
		queryFn: ( { signal } ) =>
			api( 'GET /tester/page', { query: { url, role, ...( survey === null ? {} : { survey } ) }, signal } ),
		placeholderData: keepPreviousData, // A new address keeps the previous result until its own arrives.
		staleTime: 60_000,
	} );
