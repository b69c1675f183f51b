/**
 * Tells a decision from a look around. An arrow key both moves through native radios and checks each one it comes to,
 * with a click event like any other; going on at that would leave the second option out of a keyboard's reach (WCAG
 * 3.2.2). So only a click that no arrow key made is a decision: by pointer, by Space, by assistive technology. Enter,
 * which does nothing to a radio by itself, and Space, which does nothing to a checked one, are turned into such a click.
 * A Next button appears as well.
 *
 * @returns whether the click under way is a decision.
 */
export function watchRadioKeys( root: ShadowRoot ): () => boolean {
	let isArrow = false;

	root.addEventListener( 'pointerdown', () => {
		isArrow = false;
	} );
	root.addEventListener( 'keydown', ( event ) => {
		const { key } = event as KeyboardEvent;
		const control = event.target as HTMLInputElement;
		isArrow = key.startsWith( 'Arrow' );
		if ( control.type === 'radio' && ( key === 'Enter' || ( key === ' ' && control.checked ) ) ) {
			event.preventDefault(); // Else Enter would send the form as well.
			control.click();
		}
	} );
	return () => ! isArrow;
}
