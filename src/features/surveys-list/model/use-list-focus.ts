import { type RefObject, useEffect, useState } from 'react';

/**
 * The row, and the button in it, that an action was started from may be gone with it; the keyboard goes on from the list.
 *
 * @returns to be called once the list is drawn anew: focus goes to the heading if what had it is gone or about to go.
 */
export function useListFocus( heading: RefObject< HTMLElement > ): () => void {
	const [ drawn, setDrawn ] = useState( 0 );

	useEffect( () => {
		const focused = document.activeElement;
		// An action that was pressed in a message goes with it, a moment later than the list comes.
		const isLost =
			focused === null || focused === document.body || focused.closest( '.components-snackbar' ) !== null;
		if ( drawn > 0 && isLost ) {
			heading.current?.focus( { preventScroll: true } );
		}
	}, [ drawn, heading ] );

	return () => setDrawn( ( count ) => count + 1 );
}
