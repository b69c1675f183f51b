import { useEffect, useRef } from 'react';
import { letterOf } from './keys';

/** Saves the survey on Ctrl or ⌘ with S, wherever focus is; never the page. Does nothing in a dialog. */
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
				document.activeElement.blur(); // The survey gets a title when its field loses focus.
			}
			window.setTimeout( () => latest.current() );
		};
		document.addEventListener( 'keydown', onKeyDown );
		return () => document.removeEventListener( 'keydown', onKeyDown );
	}, [] );
}
