const LONGEST = 60;

/** What people call an element: its name for a screen reader, else its text, as it is in the page of now. */
export function labelOf( element: Element ): string {
	const text = [
		element.getAttribute( 'aria-label' ),
		element.textContent,
		element.getAttribute( 'alt' ) ?? element.querySelector( 'img[alt]:not([alt=""])' )?.getAttribute( 'alt' ),
		element instanceof HTMLInputElement ? element.value : null, // Of a button: typed fields have no clicks.
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
