/** Returns the element a visitor scrolls to read the page: the page itself, or in some themes its body or a box in it. */
export function findScroller( page: Pick< Window, 'document' | 'innerWidth' | 'innerHeight' > ): Element {
	const { document } = page;
	const rest = ( { scrollHeight, clientHeight }: Element ): number => scrollHeight - clientHeight;
	let best = document.scrollingElement ?? document.documentElement;
	let box = document.elementFromPoint( page.innerWidth / 2, page.innerHeight / 2 );
	for ( ; box; box = box.parentElement ) {
		if ( rest( box ) > rest( best ) && /auto|scroll/.test( getComputedStyle( box ).overflowY ) ) {
			best = box;
		}
	}
	return best;
}
