import { useEffect, useRef } from 'react';
import { letterOf } from '../history/keys';

/** Ctrl or ⌘ with S saves the survey, wherever focus is; never the page. In a dialog it does nothing. */
export function useSaveKey( save: () => void ): void {
	const latest = useRef( save );
	useEffect( () => {
		latest.current = save;
	} );

	useEffect( () => {
		const onKeyDown = ( event: KeyboardEvent ) => {
			if ( event.ctrlKey === event.metaKey || event.altKey || event.shiftKey || letterOf( event ) !== 's' ) {
				return;
			}
			event.preventDefault();
			if ( event.repeat || document.querySelector( '[role="dialog"]' ) ) {
				return;
			}
			if (
				document.activeElement instanceof HTMLElement &&
				document.activeElement.matches( '[data-own-undo]' )
			) {
				document.activeElement.blur(); // A title becomes the survey's when its field is left.
			}
			window.setTimeout( () => latest.current() );
		};
		document.addEventListener( 'keydown', onKeyDown );
		return () => document.removeEventListener( 'keydown', onKeyDown );
	}, [] );
}
