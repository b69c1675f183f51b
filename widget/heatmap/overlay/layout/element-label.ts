const LONGEST = 60;

/** Returns the visible name of an element: its accessible name, else its text, in the current page. */
export function labelOf( element: Element ): string {
	const text = [
		element.getAttribute( 'aria-label' ),
		element.textContent,
		element.getAttribute( 'alt' ) ?? element.querySelector( 'img[alt]:not([alt=""])' )?.getAttribute( 'alt' ),
		element instanceof HTMLInputElement ? element.value : null, // For buttons: typed fields have no clicks.
		element.getAttribute( 'title' ),
	]
		.map( ( each ) => ( each ?? '' ).replace( /\s+/g, ' ' ).trim() )
		.find( ( each ) => each !== '' );
	return shortened( text ?? '' );
}

const shortened = ( text: string ): string => {
	const letters = Array.from( text );
	return letters.length > LONGEST ? `${ letters.slice( 0, LONGEST - 1 ).join( '' ) }…` : text;
};
