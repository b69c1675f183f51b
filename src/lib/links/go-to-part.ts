/** As a link within a page does: the part comes to the top, and the next Tab goes on from its heading. */
export function goToPart( part: Element | null, heading: HTMLElement | null | undefined ): void {
	const keepsStill = window.matchMedia( '(prefers-reduced-motion: reduce)' ).matches;
	heading?.focus( { preventScroll: true } );
	part?.scrollIntoView( { behavior: keepsStill ? 'auto' : 'smooth', block: 'start' } );
}
