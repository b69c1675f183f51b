/** Milliseconds in which changes are taken as one: a page that is built anew changes a hundred times. */
const PAUSE = 50;

/**
 * Calls soon after the page may have become another one without being loaded: its address changed or its content did.
 * Nothing of the page is patched. In browsers without the Navigation API a changed address is found with the content
 * that comes with it.
 */
export function onPageChange( changed: () => void ): void {
	let isDue = false;
	const soon = (): void => {
		if ( ! isDue ) {
			isDue = true;
			setTimeout( () => {
				isDue = false;
				changed();
			}, PAUSE );
		}
	};
	new MutationObserver( soon ).observe( document, { childList: true, subtree: true } );
	addEventListener( 'popstate', soon );
	// The browser's own account of navigations; older ones have none.
	( window as { navigation?: EventTarget } ).navigation?.addEventListener( 'navigatesuccess', soon );
}
