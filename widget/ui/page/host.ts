import { clear, onlyFirstClicks } from './own-root';
import { shadowIn } from './shadow';

/** What a survey is drawn in: its place in the page, which keeps the room that the server reserved, or the end of the page. */
export function hostIn( place: HTMLElement | null ): ShadowRoot {
	if ( place ) {
		clear( place );
	}
	const root = shadowIn( place ?? document.body );
	onlyFirstClicks( root );
	return root;
}
