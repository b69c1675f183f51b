/** Milliseconds in which changes count as one: rebuilding a page causes a hundred. */
const PAUSE = 50;

/** Calls soon, once for all changes until then; the argument is true if any of them passed true. */
function soonAfter( changed: ( hasNew: unknown ) => void ): ( hasNew?: unknown ) => void {
	let hasNew: boolean | undefined; // Undefined if no call is due.
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
 * Calls soon after the page may have changed without loading: in its address or its content. Searches only new content, because
 * a page with a ticker changes all the time, and patches nothing on the page. In browsers without the Navigation API, a changed
 * address is noticed when new content arrives.
 *
 * @param wanted  a selector.
 * @param changed gets true if matching content was added or the visitor navigated.
 */
export function onPageChange( wanted: string, changed: ( hasNew: unknown ) => void ): void {
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
	// The browser's own navigation events; older browsers lack them.
	( window as { navigation?: EventTarget } ).navigation?.addEventListener( 'navigatesuccess', soon );
}
