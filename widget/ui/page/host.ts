import { shadowIn } from './shadow';

/** What a survey is drawn in: its place in the page, which keeps the room that the server reserved, or the end of the page. */
export function hostIn( place: HTMLElement | null ): ShadowRoot {
	if ( place ) {
		place.style.minHeight = `${ place.offsetHeight }px`;
		place.textContent = '';
	}
	const root = shadowIn( place ?? document.body );
	// The second click of a double click was meant for what the first one has changed. A key's click counts none.
	root.addEventListener(
		'click',
		( event ) => {
			if ( ( event as MouseEvent ).detail > 1 ) {
				event.preventDefault();
				event.stopPropagation();
			}
		},
		true
	);
	return root;
}
