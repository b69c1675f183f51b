/**
 * Data that the server printed for a script of ours; null where there is none, or something on the way has broken it.
 *
 * Only a script's: a post can contain any other element with any id, and stands in the page before ours do.
 */
export function printedData( document: Document, id: string ): unknown {
	const element = document.querySelector( `script#${ id }[type="application/json"]` );
	try {
		return JSON.parse( element?.textContent as string );
	} catch ( fault ) {
		if ( element ) {
			// A page that shows no survey because of it should not keep that to itself.
			console.warn( id, fault );
		}
		return null;
	}
}
