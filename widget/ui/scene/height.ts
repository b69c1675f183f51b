/** Milliseconds. */
const GROW = 160;

/**
 * Remembers how high the card is before it is drawn anew.
 *
 * @returns to be called afterwards: lets the card grow or shrink to its new height, unless the visitor wants no motion.
 */
export function heightKeeper( root: ShadowRoot ): () => void {
	const body = (): HTMLElement | null => root.querySelector( '.body' );
	const before = body()?.offsetHeight;

	return () => {
		const card = before && body(); // Where there was none before nothing grows, and asking would lay the page out.
		const after = card && card.offsetHeight;
		if ( card && after && before !== after && ! matchMedia( '(prefers-reduced-motion: reduce)' ).matches ) {
			// What does not fit yet is cut off, without a scroll bar that comes and goes.
			const at = ( height: number ): Keyframe => ( { height: `${ height }px`, overflow: 'hidden' } );
			card.animate( [ at( before ), at( after ) ], { duration: GROW, easing: 'ease-out' } );
		}
	};
}
