import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { keys } from '@/api/keys';
import { useDebouncedEffect } from '@/lib/hooks/use-debounced-effect';
import { newId } from '@/lib/new-id';
import { isSame } from '@/lib/is-same';
import { useBuilder } from '@/features/builder/saving/state/builder-context';
import type { SurveyForm } from '@/features/builder/draft/form/draft';

/** Milliseconds without typing before the server is asked. */
const PAUSE = 500;

/**
 * Returns a sample of what a response would send, using the current form; outdated while the server would reject the typed
 * values.
 *
 * @param of     name of the sample
 * @param wishOf returns the request; null if the server would reject it, so that the last sample stays
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
