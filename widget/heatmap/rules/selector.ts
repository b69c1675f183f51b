import { isStableName, isStableClass } from './stable-names';

/** An element, and the selector that finds it again. */
export interface NamedElement {
	element: Element;
	selector: string;
}

/** Characters; the server accepts no more. */
const LONGEST = 250;

const TAG = /^[a-z][a-z0-9-]{0,30}$/;

/** Many editors generate a heading's id from its text, which may change. */
const HEADING = /^h[1-6]$/;

const HTML = 'http://www.w3.org/1999/xhtml';

/**
 * Returns the path to the element from its nearest stable ancestor, in a subset of CSS: `#id`, tags, one class or
 * `:nth-of-type()` among similar siblings, and `>`. It uses no text or attributes, so it survives changes to those. An element
 * that can't be named this way (part of a drawing, too deep, with a special name) is represented by its nearest ancestor that
 * can.
 */
export function selectorOf( element: Element ): NamedElement | null {
	let named: Element | null = element;
	let parts: string[] = [];
	for ( let at: Element | null = element; at; at = at.parentElement ) {
		const part = partOf( at );
		if ( part ) {
			parts.unshift( part );
		} else {
			parts = [];
			named = at.parentElement;
		}
		if ( isStart( at, part ) ) {
			break;
		}
	}
	while ( named && parts.join( '>' ).length > LONGEST ) {
		parts.pop();
		named = named.parentElement;
	}
	return named && parts.length ? { element: named, selector: parts.join( '>' ) } : null;
}

/** Returns null for no match, and for several, as it is unknown which was meant. */
export function findBySelector( document: Document, selector: string ): Element | null {
	try {
		const found = document.querySelectorAll( selector );
		return found.length === 1 ? found.item( 0 ) : null;
	} catch {
		return null;
	}
}

/** True for an id, the page's only main part, or the body. */
const isStart = ( element: Element, part: string ): boolean =>
	/^(#|body$)/.test( part ) || ( part === 'main' && isOnly( element.ownerDocument, part ) );

/** Returns '' for one without a name. */
function partOf( element: Element ): string {
	const { localName: tag, id, parentElement: parent, ownerDocument: document } = element;
	const isWhole = tag === 'svg' ? parent?.namespaceURI === HTML : element.namespaceURI === HTML;
	if ( ! isWhole || ! TAG.test( tag ) ) {
		return '';
	}
	if ( tag === 'main' && isOnly( document, tag ) ) {
		return tag; // Even if a script adds an id, as WordPress's own does a moment later.
	}
	if ( isStableName( id ) && ! HEADING.test( tag ) && isOnly( document, `#${ id }` ) ) {
		return `#${ id }`;
	}
	const alike = parent ? [ ...parent.children ].filter( ( { localName } ) => localName === tag ) : [];
	if ( alike.length < 2 ) {
		return tag;
	}
	const name = [ ...element.classList ].find(
		( each ) =>
			isStableClass( each ) && alike.every( ( other ) => other === element || ! other.classList.contains( each ) )
	);
	return name ? `${ tag }.${ name }` : `${ tag }:nth-of-type(${ alike.indexOf( element ) + 1 })`;
}

const isOnly = ( document: Document, selector: string ): boolean => document.querySelectorAll( selector ).length === 1;
