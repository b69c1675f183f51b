/**
 * Returns data that the server printed for our scripts; null if it is missing, invalid, or was corrupted in transit.
 *
 * Only reads a script element: a post can contain any other element with any id, before ours in the page.
 */
export function printedData< Data >( id: string, isValid: ( data: Data ) => boolean ): Data | null {
	const element = document.querySelector( `script#${ id }[type="application/json"]` );
	try {
		const data = JSON.parse( element?.textContent ?? '' ) as Data;
		return isValid( data ) ? data : null;
	} catch ( fault ) {
		if ( element ) {
			// A page that shows no survey because of this should report it.
			console.warn( id, fault );
		}
		return null;
	}
}
