import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';
import type { RuleChoice } from '@/contract/types';
import type { ChoiceSource } from '@/features/builder/draft/targeting/page-rules';

/** Finds subjects for a page rule whose name contains these words; without words, the first ones. */
export const foundChoices = ( source: ChoiceSource, search: string ) =>
	queryOptions( {
		queryKey: keys.choices( source, search ),
		queryFn: ( { signal } ) => choicesOf( source, search, signal ),
		placeholderData: keepPreviousData, // Keeps the list open while searching.
		staleTime: 60_000,
	} );

async function choicesOf( source: ChoiceSource, search: string, signal: AbortSignal ): Promise< RuleChoice[] > {
	if ( source !== 'pages' ) {
		return api( 'GET /logic-type', { query: { logic_type: source, search }, signal } );
	}
	const pages = await api( 'GET /search', { query: { title: search }, signal } );
	return pages.map( ( { id, title } ) => ( { id, label: title } ) );
}
