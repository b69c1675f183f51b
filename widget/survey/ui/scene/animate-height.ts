/** Milliseconds. */
const GROW = 160;

/**
 * Remembers the card's height before it is drawn again.
 *
 * @returns to call it afterwards: animates the card to its new height, unless the visitor prefers reduced motion.
 */
export function animateHeight( root: ShadowRoot ): () => void {
	const body = (): HTMLElement | null => root.querySelector( '.body' );
	const before = body()?.offsetHeight;

	return () => {
		const card = before && body(); // A new card doesn't grow, and measuring would force a layout.
		const after = card && card.offsetHeight;
		if ( card && after && before !== after && ! matchMedia( '(prefers-reduced-motion:reduce)' ).matches ) {
			// Overflow is cut off, without a scroll bar that appears and disappears.
			const at = ( height: number ): Keyframe => ( { height: `${ height }px`, overflow: 'hidden' } );
			card.animate( [ at( before ), at( after ) ], GROW );
		}
	};
}
