import { isIn, windowArea } from './area';
import type { Place } from './places';
import { isBare, spotsOf } from './spots';

/** So many of its clicks say for an element whether something lies over it. */
const ASKED = 9;

/**
 * Whether something of the page lies over all of an element that is in the window; null for one that is not, or that a
 * header or a banner covers, which stays while the page scrolls away under it.
 */
export function isCovered( place: Place ): boolean | null {
	const { element } = place;
	const view = windowArea();
	const spots = spotsOf( place )
		.filter( ( { x, y } ) => isIn( view, x, y ) )
		.slice( 0, ASKED );
	if ( ! element || ! spots.length ) {
		return null;
	}
	if ( spots.some( ( { x, y } ) => isBare( element, x, y ) ) ) {
		return false;
	}
	const covers = spots.map( ( { x, y } ) => document.elementFromPoint( x, y ) );
	return covers.every( ( cover ) => cover && ! stays( cover ) ) || null;
}

function stays( element: Element ): boolean {
	for ( let at: Element | null = element; at; at = at.parentElement ) {
		if ( /fixed|sticky/.test( getComputedStyle( at ).position ) ) {
			return true;
		}
	}
	return false;
}
