import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { keys } from '@/api/keys';
import { useDebouncedEffect } from '@/lib/hooks/use-debounced-effect';
import { newId } from '@/lib/new-id';
import { isSame } from '@/lib/same';
import { useBuilder } from '../builder-context';
import type { SurveyForm } from '../form/draft';

/** Milliseconds of rest after which the server is asked. */
const PAUSE = 500;

/**
 * What would be sent of a response, by the form as it is; behind it while the server would refuse what is typed.
 *
 * @param of     what it is a sample of
 * @param wishOf what the server is asked; null for what it would only refuse, so that the last sample stays
 */
export function useSample< Wish, Answer >(
	of: string,
	wishOf: ( form: SurveyForm ) => Wish | null,
	ask: ( wish: Wish, signal: AbortSignal ) => Promise< Answer >
) {
	const form = useBuilder( ( now ) => now.form );
	const [ asked, setAsked ] = useState( () => ( { key: newId(), wish: wishOf( form ) } ) );
	useDebouncedEffect( form, PAUSE, ( now ) => {
		const wish = wishOf( now );
		setAsked( ( before ) => ( wish === null || isSame( wish, before.wish ) ? before : { key: newId(), wish } ) );
	} );
	const { wish } = asked;

	const query = useQuery( {
		queryKey: keys.sample( of, asked.key ),
		queryFn: ( { signal } ) => ( wish === null ? null : ask( wish, signal ) ),
		enabled: wish !== null,
		placeholderData: keepPreviousData,
		staleTime: Infinity,
		gcTime: 0,
	} );
	return { query, isBehind: wishOf( form ) === null };
}
