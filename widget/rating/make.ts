/** An element with its attributes and what is in it; no markup is ever read, so that no text can become some. */
export function make< Tag extends keyof HTMLElementTagNameMap >(
	tag: Tag,
	attributes: Record< string, string | number >,
	...children: Array< Node | string >
): HTMLElementTagNameMap[ Tag ] {
	const element = document.createElement( tag );
	for ( const name in attributes ) {
		element.setAttribute( name, String( attributes[ name ] ) );
	}
	element.append( ...children );
	return element;
}

const SVG = 'http://www.w3.org/2000/svg';

/** @param path on a grid of 24 × 24. */
export function icon( path: string ): SVGElement {
	const picture = document.createElementNS( SVG, 'svg' );
	picture.setAttribute( 'viewBox', '0 0 24 24' );
	picture.setAttribute( 'aria-hidden', 'true' );
	const shape = document.createElementNS( SVG, 'path' );
	shape.setAttribute( 'd', path );
	picture.append( shape );
	return picture;
}
