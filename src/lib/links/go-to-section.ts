/** Works like an in-page link: scrolls the part to the top, and the next Tab continues from its heading. */
export function goToSection( part: Element | null, heading: HTMLElement | null | undefined ): void {
	const keepsStill = window.matchMedia( '(prefers-reduced-motion: reduce)' ).matches;
	heading?.focus( { preventScroll: true } );
	part?.scrollIntoView( { behavior: keepsStill ? 'auto' : 'smooth', block: 'start' } );
}
