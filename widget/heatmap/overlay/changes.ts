/** Milliseconds for which a page that is being changed is left alone. */
const PAUSE = 120;

/**
 * Tells when the page moves, and when its layout may be another one. Listeners and observers without a thought for what
 * they cost: who looks at a map is no visitor.
 */
export function onChange( moved: () => void, changed: () => void ): void {
	let due = 0;
	const later = (): void => {
		moved();
		clearTimeout( due );
		due = window.setTimeout( changed, PAUSE );
	};
	// Of boxes inside the page too, which tell nobody but who listens on the way down.
	addEventListener( 'scroll', later, { capture: true, passive: true } );
	addEventListener( 'resize', later );
	for ( const event of [ 'load', 'transitionend', 'animationend', 'toggle' ] ) {
		addEventListener( event, later, true ); // Pictures, menus, what unfolds.
	}
	document.fonts.addEventListener( 'loadingdone', later );
	new ResizeObserver( later ).observe( document.documentElement );
	new MutationObserver( later ).observe( document.body, {
		attributes: true,
		childList: true,
		subtree: true,
		characterData: true,
	} );
}
