/**
 * Leaves the page for a moment. Nobody is asked about what is not saved: the browser keeps it, and it is there again after.
 *
 * @param leave loads another page, or this one anew
 */
export function leaveQuietly( leave: () => void ): void {
	const keepQuiet = ( event: Event ) => event.stopImmediatePropagation();
	window.addEventListener( 'beforeunload', keepQuiet, { capture: true, once: true } );
	leave();
}
