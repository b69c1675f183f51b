import { useState } from 'react';
import { useDebouncedEffect } from './use-debounced-effect';

/** Milliseconds of rest after which a list is looked through. */
const PAUSE = 300;

interface Search {
	typed: string;
	/** What to look for: what was typed, once nobody types. */
	search: string;
	type: ( text: string ) => void;
}

/** What somebody types to find something in a list of the server's. */
export function useSearch(): Search {
	const [ typed, type ] = useState( '' );
	const [ search, setSearch ] = useState( '' );
	useDebouncedEffect( typed, PAUSE, setSearch );
	return { typed, search, type };
}
