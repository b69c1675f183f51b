import { onlyFirstClicks } from './own-root';
import { shadowIn } from './shadow';

/** More than a page ever reserves, in pixels: a theme that stretches pictures makes a hole of what holds the room. */
const MOST = 680;

/**
 * What a survey is drawn in: the end of the page, or its place, where the card is as high as the room that the server
 * reserved. The card and not the place keeps it, so that a printed page has no hole.
 */
export function hostIn( place: HTMLElement | null ): ShadowRoot {
	const height = place?.offsetHeight ?? 0;
	place?.replaceChildren();
	const root = shadowIn( place ?? document.body );
	if ( place ) {
		( root.host as HTMLElement ).style.setProperty( '--room', `${ Math.min( height, MOST ) }px` );
	}
	onlyFirstClicks( root );
	return root;
}
