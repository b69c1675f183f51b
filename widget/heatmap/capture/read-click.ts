import { cellOf, GRID, isInBox } from '../rules/cell';
import { selectorOf } from '../rules/selector';

/** The format for sending: the element's selector, and the column and row in its box. */
export type Click = [ selector: string, column: number, row: number ];

/** Elements that can be pressed: a click on the picture in a link counts for the link. */
const PRESSED =
	'a[href],area[href],button,summary,label,input,[onclick],[role=switch],[role^=menuitem],[role=link],[role=treeitem],[role=checkbox],[role=tab],[role=button],[role=radio]';

/** Elements for typing or selecting values. */
const TYPED =
	'input:not([type=button],[type=submit],[type=reset],[type=radio],[type=checkbox],[type=image]),textarea,select,[contenteditable]:not([contenteditable=false]),[role=textbox],[role=searchbox],[role=combobox]';

const PRIVATE = '[data-uf-private]';

/** Surveys aren't part of the page: the map doesn't show them to owners. */
const OURS = '[data-userfeedback-survey]';

/** Maximum number of parents to try if a point is outside an element's box. */
const FURTHEST = 10;

/**
 * Returns the click's data; null for a click that isn't recorded.
 *
 * @param target   the element that was hit; for something inside a shadow root, its host.
 * @param point    in the window; null for a click by key, which has no point.
 * @param selectors of elements that the owner excludes, with everything in them.
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
		const named = selectorOf( meant );
		const box = named?.element.getBoundingClientRect();
		if ( named && box && ( point ? isInBox( box, ...point ) : box.width > 0 && box.height > 0 ) ) {
			return [ named.selector, ...( point ? cellOf( box, ...point ) : CENTER ) ];
		}
	}
	return null;
}

const CENTER = [ GRID / 2, GRID / 2 ] as const;

/** Yields the nearest pressable element, then the target and its parents. */
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

/** Ignores an invalid selector. */
function isInside( element: Element, selector: string ): boolean {
	try {
		return !! element.closest( selector );
	} catch {
		return false;
	}
}

/** True for the host of our pop-up survey: at the end of the body or after it, without attributes, with a shadow root. */
const isOwnHost = ( { shadowRoot, parentElement, attributes }: Element ): boolean =>
	!! shadowRoot && ! attributes.length && /^(body|html)$/.test( parentElement?.localName ?? '' );
