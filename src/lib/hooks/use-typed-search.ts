import { useState } from 'react';
import { useDebouncedEffect } from './use-debounced-effect';

/** Milliseconds without typing before a search starts. */
const PAUSE = 300;

/**
 * Text of a search field whose search is stored in the URL. The search starts when typing pauses; Back clears the field and the
 * list's search. Further typing replaces the history entry, so that one Back leaves the search completely.
 *
 * @param search search in the URL
 */
export function useTypedSearch(
	search: string,
	onSearch: ( search: string, options: { replace: boolean } ) => void
): readonly [ string, ( typed: string ) => void ] {
	const [ typed, setTyped ] = useState( search );
	const [ shown, setShown ] = useState( { search, sent: search } );

	if ( shown.search !== search ) {
		setShown( { ...shown, search } );
		if ( search !== shown.sent ) {
			setTyped( search );
		}
	}
	useDebouncedEffect( typed, PAUSE, ( text ) => {
		const wanted = text.trim();
		if ( wanted !== search ) {
			setShown( { ...shown, sent: wanted } );
			onSearch( wanted, { replace: search !== '' } );
		}
	} );

	return [ typed, setTyped ] as const;
}
