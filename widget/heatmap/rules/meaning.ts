import { cellOf, GRID, holds } from './cell';
import { nameOf } from './selector';

/** As it is sent: the element's selector, and column and row inside its box. */
export type Click = [ selector: string, column: number, row: number ];

/** What does something when it is pressed: a click on the picture in a link means the link. */
const PRESSED =
	'a[href],area[href],button,summary,label,input,[onclick],[role=switch],[role^=menuitem],[role=link],[role=treeitem],[role=checkbox],[role=tab],[role=button],[role=radio]';

/** What somebody types or picks into. */
const TYPED =
	'input:not([type=button],[type=submit],[type=reset],[type=radio],[type=checkbox],[type=image]),textarea,select,[contenteditable]:not([contenteditable=false]),[role=textbox],[role=searchbox],[role=combobox]';

const PRIVATE = '[data-uf-private]';

/** A survey is no part of the page: whoever looks at its map sees none. */
const OURS = '[data-userfeedback-survey]';

/** Parents that are asked when a point is outside of an element's box. */
const FURTHEST = 10;

/**
 * What a click says; null for one of which nothing is kept.
 *
 * @param target   what was hit; for something inside a shadow root its host.
 * @param point    of the window; null for a click by key, which is at no point.
 * @param selectors of what the owner wants left out, with everything in it.
 */
export function readClick(
	target: Element,
	point: readonly [ number, number ] | null,
	selectors: readonly string[]
): Click | null {
	if ( [ TYPED, PRIVATE, OURS, ...selectors ].some( ( each ) => isInside( target, each ) ) || isOwnHost( target ) ) {
		return null;
	}
	for ( const meant of candidates( target ) ) {
		const named = nameOf( meant );
		const box = named?.element.getBoundingClientRect();
		if ( named && box && ( point ? holds( box, ...point ) : box.width > 0 && box.height > 0 ) ) {
			return [ named.selector, ...( point ? cellOf( box, ...point ) : CENTRE ) ];
		}
	}
	return null;
}

const CENTRE = [ GRID / 2, GRID / 2 ] as const;

/** The nearest that is pressed, the target itself, then its parents. */
function* candidates( target: Element ): Generator< Element > {
	const pressed = target.closest( PRESSED );
	if ( pressed ) {
		yield pressed;
	}
	let at: Element | null = target;
	for ( let step = 0; at && step <= FURTHEST; step++, at = at.parentElement ) {
		yield at;
	}
}

/** A selector that is none leaves nothing out. */
function isInside( element: Element, selector: string ): boolean {
	try {
		return !! element.closest( selector );
	} catch {
		return false;
	}
}

/** A floating survey of ours is at the end of the body, or behind it, in a shadow root whose host has no attribute. */
const isOwnHost = ( { shadowRoot, parentElement, attributes }: Element ): boolean =>
	!! shadowRoot && ! attributes.length && /^(body|html)$/.test( parentElement?.localName ?? '' );
