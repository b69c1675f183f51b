/** Milliseconds in which changes are taken as one: a page that is built anew changes a hundred times. */
const PAUSE = 50;

/** Calls soon, once for all changes until then; with something where one of them came with it. */
function soonAfter( changed: ( hasNew: unknown ) => void ): ( hasNew?: unknown ) => void {
	let hasNew: boolean | undefined; // Undefined while no call is due.
	return ( found ) => {
		if ( hasNew === undefined ) {
			setTimeout( () => {
				const had = hasNew;
				hasNew = undefined;
				changed( had );
			}, PAUSE );
		}
		hasNew ||= !! found;
	};
}

/**
 * Calls soon after the page may have become another one without being loaded: its address changed or its content did.
 * Only new content is searched: a page with a ticker changes all the time. Nothing of the page is patched. In browsers
 * without the Navigation API a changed address is found with the content that comes with it.
 *
 * @param wanted  a selector.
 * @param changed given whether something came that it matches, or the visitor went somewhere.
 */
export function onNewContent( wanted: string, changed: ( hasNew: unknown ) => void ): void {
	const soon = soonAfter( changed );
	new MutationObserver( ( records ) =>
		soon(
			records.some( ( { addedNodes } ) =>
				[ ...addedNodes ].some(
					( node: Node & Partial< Pick< Element, 'matches' | 'querySelector' > > ) =>
						node.matches?.( wanted ) || node.querySelector?.( wanted )
				)
			)
		)
	).observe( document, { childList: true, subtree: true } );
	addEventListener( 'popstate', soon );
	// The browser's own account of navigations; older ones have none.
	( window as { navigation?: EventTarget } ).navigation?.addEventListener( 'navigatesuccess', soon );
}
