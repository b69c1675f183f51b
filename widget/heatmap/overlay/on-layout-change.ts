/** Milliseconds to wait while a page is changing. */
const PAUSE = 120;

/**
 * Notifies when the page scrolls, and when its layout may have changed. Its listeners and observers needn't be cheap: only
 * owners view a map.
 */
export function onLayoutChange( moved: () => void, changed: () => void ): void {
	let due = 0;
	const later = (): void => {
		moved();
		clearTimeout( due );
		due = window.setTimeout( changed, PAUSE );
	};
	// Also for boxes inside the page, whose events only capturing listeners get.
	addEventListener( 'scroll', later, { capture: true, passive: true } );
	addEventListener( 'resize', later );
	for ( const event of [ 'load', 'transitionend', 'animationend', 'toggle' ] ) {
		addEventListener( event, later, true ); // Images, menus, expanding parts.
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
