import { ignoreRepeatedClicks } from '../../../shared/dom/shadow-root';
import { attachSurveyRoot } from './survey-root';

/**
 * More than a page reserves for all questions but the first, in pixels: a theme that stretches images enlarges the reserved
 * space.
 */
const MOST = 680;

/**
 * Returns the survey's root: at the end of the page, or in its place, where the card takes the height that the server reserved.
 * The card has the height instead of the place, so that a printed page has no gap.
 */
export function placeSurveyRoot( place: HTMLElement | null ): ShadowRoot {
	const height = place?.offsetHeight ?? 0;
	place?.replaceChildren();
	const root = attachSurveyRoot( place ?? document.body );
	if ( place ) {
		root.host.style.setProperty( '--room', `${ Math.min( height, MOST ) }px` );
	}
	ignoreRepeatedClicks( root );
	return root;
}
