import { isSteady, isSteadyClass } from './names';

/** An element, and the selector that finds it again. */
export interface Named {
	element: Element;
	selector: string;
}

/** Characters; the server takes no longer ones. */
const LONGEST = 250;

const TAG = /^[a-z][a-z0-9-]{0,30}$/;

/** Many editors make a heading's id out of its text, which may be another tomorrow. */
const HEADING = /^h[1-6]$/;

const HTML = 'http://www.w3.org/1999/xhtml';

/**
 * The element's way from the nearest steady place above it, in a small part of CSS: `#id`, tags, one class or
 * `:nth-of-type()` where neighbours are of the same kind, and `>`. No text and no attribute, so that it holds when those
 * change. An element that cannot be said in this way (part of a drawing, too deep, with a name that is not plain) is
 * stood for by the nearest one around it that can.
 */
export function nameOf( element: Element ): Named | null {
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

/** Null where it finds none, and where it finds several: which of them was meant nobody knows. */
export function findNamed( document: Document, selector: string ): Element | null {
	try {
		const found = document.querySelectorAll( selector );
		return found.length === 1 ? ( found[ 0 ] as Element ) : null;
	} catch {
		return null;
	}
}

/** An id, the page's one main part, or the body. */
const isStart = ( element: Element, part: string ): boolean =>
	/^(#|body$)/.test( part ) || ( part === 'main' && isOnly( element.ownerDocument, part ) );

/** Empty for one that cannot be said. */
function partOf( element: Element ): string {
	const { localName: tag, id, parentElement: parent, ownerDocument: document } = element;
	const isWhole = tag === 'svg' ? parent?.namespaceURI === HTML : element.namespaceURI === HTML;
	if ( ! isWhole || ! TAG.test( tag ) ) {
		return '';
	}
	if ( tag === 'main' && isOnly( document, tag ) ) {
		return tag; // Even if a script gives it an id, as WordPress's own does a moment later.
	}
	if ( isSteady( id ) && ! HEADING.test( tag ) && isOnly( document, `#${ id }` ) ) {
		return `#${ id }`;
	}
	const alike = parent ? [ ...parent.children ].filter( ( { localName } ) => localName === tag ) : [];
	if ( alike.length < 2 ) {
		return tag;
	}
	const name = [ ...element.classList ].find(
		( each ) =>
			isSteadyClass( each ) && alike.every( ( other ) => other === element || ! other.classList.contains( each ) )
	);
	return name ? `${ tag }.${ name }` : `${ tag }:nth-of-type(${ alike.indexOf( element ) + 1 })`;
}

const isOnly = ( document: Document, selector: string ): boolean => document.querySelectorAll( selector ).length === 1;
