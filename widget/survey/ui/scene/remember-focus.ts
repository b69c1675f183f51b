/** @returns gives restores the focus to where it was before it entered the survey. */
export function rememberFocus( root: ShadowRoot ): () => void {
	let cameFrom: EventTarget | null = null;
	root.addEventListener( 'focusin', ( event ) => {
		cameFrom = event.relatedTarget ?? cameFrom;
	} );
	return () => {
		if ( cameFrom instanceof HTMLElement ) {
			cameFrom.focus();
		}
	};
}
