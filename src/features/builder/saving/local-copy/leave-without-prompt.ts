/**
 * Leaves the page temporarily. Doesn't ask about unsaved changes: the browser stores and restores them.
 *
 * @param leave loads another page, or this one anew
 */
export function leaveWithoutPrompt( leave: () => void ): void {
	const keepQuiet = ( event: Event ) => event.stopImmediatePropagation();
	window.addEventListener( 'beforeunload', keepQuiet, { capture: true, once: true } );
	leave();
}
