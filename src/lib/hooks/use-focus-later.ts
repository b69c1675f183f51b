import { useCallback, useEffect, useState } from 'react';

/** Moves focus to an element that isn't rendered yet: the first match of `selector` after the next render. */
export function useFocusLater(): ( selector: string ) => void {
	const [ wanted, setWanted ] = useState< { selector: string } | null >( null );

	useEffect( () => {
		if ( wanted ) {
			document.querySelector< HTMLElement >( wanted.selector )?.focus();
		}
	}, [ wanted ] );

	return useCallback( ( selector ) => setWanted( { selector } ), [] );
}
