/**
 * Distinguishes a decision from browsing. An arrow key both moves through native radio buttons and checks each one, with a
 * normal click event; continuing at that point would make the second option unreachable by keyboard (WCAG 3.2.2). So only a
 * click without an arrow key is a decision: by pointer, Space, or assistive technology. Enter, which does nothing to a radio
 * button, and Space, which does nothing to a checked one, are turned into such a click. A Next button appears as well.
 *
 * @returns whether true if the current click is a decision.
 */
export function watchRadioKeys( root: ShadowRoot ): () => boolean {
	let isArrow = false;

	root.addEventListener( 'pointerdown', () => {
		isArrow = false;
	} );
	root.addEventListener( 'keydown', ( event ) => {
		const { key } = event;
		const control = event.target as HTMLInputElement;
		isArrow = key.startsWith( 'Arrow' );
		if ( control.type === 'radio' && ( key === 'Enter' || ( key === ' ' && control.checked ) ) ) {
			event.preventDefault(); // Else Enter would also submit the form.
			control.click();
		}
	} );
	return () => ! isArrow;
}
