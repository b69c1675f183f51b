import { useState } from 'react';
import { useDebouncedEffect } from './use-debounced-effect';

/** Milliseconds of rest after which a list is looked through. */
const PAUSE = 300;

/**
 * What stands in the field of a search that lives in the address. It is searched for when the typing pauses; Back empties
 * the field as it empties the list. Letters that are added to a search replace its entry in the history, so that one Back
 * leaves the whole search.
 *
 * @param search what the address says
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
