import { useState } from 'react';
import { useDebouncedEffect } from './use-debounced-effect';

/** Milliseconds without typing before a search starts. */
const PAUSE = 300;

interface Search {
	typed: string;
	/** The search text, updated when typing pauses. */
	search: string;
	type: ( text: string ) => void;
}

/** State of a search field for a list on the server. */
export function useSearch(): Search {
	const [ typed, type ] = useState( '' );
	const [ search, setSearch ] = useState( '' );
	useDebouncedEffect( typed, PAUSE, setSearch );
	return { typed, search, type };
}
