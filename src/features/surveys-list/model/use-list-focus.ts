import { type RefObject, useEffect, useState } from 'react';

/**
 * The row and button that started an action may disappear with it; keyboard users then continue from the list.
 *
 * @returns to call once the list is rendered again: moves focus to the heading if the focused element is or will be gone.
 */
export function useListFocus( heading: RefObject< HTMLElement > ): () => void {
	const [ drawn, setDrawn ] = useState( 0 );

	useEffect( () => {
		const focused = document.activeElement;
		// A button pressed in a snackbar disappears with it, shortly after the list is rendered.
		const isLost =
			focused === null || focused === document.body || focused.closest( '.components-snackbar' ) !== null;
		if ( drawn > 0 && isLost ) {
			heading.current?.focus( { preventScroll: true } );
		}
	}, [ drawn, heading ] );

	return () => setDrawn( ( count ) => count + 1 );
}
