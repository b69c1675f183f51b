import { isInArea, windowArea } from './area';
import type { ClickedElement } from './clicked-elements';
import { isUncovered, spotsOf } from './spots';

/** The number of an element's clicks that are tested for cover. */
const ASKED = 9;

/**
 * True if page content covers all of an element in the window; null for one outside it, or one that only a fixed header or
 * banner covers, since scrolling uncovers it.
 */
export function isCovered( place: ClickedElement ): boolean | null {
	const { element } = place;
	const view = windowArea();
	const spots = spotsOf( place )
		.filter( ( { x, y } ) => isInArea( view, x, y ) )
		.slice( 0, ASKED );
	if ( ! element || ! spots.length ) {
		return null;
	}
	if ( spots.some( ( { x, y } ) => isUncovered( element, x, y ) ) ) {
		return false;
	}
	return spots.every( ( { x, y } ) => ! stays( deepest( x, y ) ) ) || null;
}

/** Returns the element hit, also in shadow roots, which third-party overlays often use. */
function deepest( x: number, y: number ): Element | null {
	let hit: Element | null = null;
	let root: DocumentOrShadowRoot | null = document;
	while ( root ) {
		const found: Element | null = root.elementFromPoint( x, y );
		root = found && found !== hit ? found.shadowRoot : null;
		hit = found ?? hit;
	}
	return hit;
}

function stays( element: Element | null ): boolean {
	for ( let at = element; at; at = outerOf( at ) ) {
		if ( /fixed|sticky/.test( getComputedStyle( at ).position ) ) {
			return true;
		}
	}
	return false;
}

function outerOf( element: Element ): Element | null {
	const root = element.getRootNode();
	return element.parentElement ?? ( root instanceof ShadowRoot ? root.host : null );
}
