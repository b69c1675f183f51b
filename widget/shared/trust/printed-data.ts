/**
 * Returns data that the server printed for our scripts; null if it is missing or was corrupted in transit.
 *
 * Only reads a script element: a post can contain any other element with any id, before ours in the page.
 */
export function printedData( document: Document, id: string ): unknown {
	const element = document.querySelector( `script#${ id }[type="application/json"]` );
	try {
		return JSON.parse( element?.textContent as string );
	} catch ( fault ) {
		if ( element ) {
			// A page that shows no survey because of this should report it.
			console.warn( id, fault );
		}
		return null;
	}
}
