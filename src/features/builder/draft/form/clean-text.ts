/** Soft hyphens, zero-width spaces, direction marks. */
const UNSEEN = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;

/**
 * Cleans text for machines: removes the invisible characters, spaces and quotation marks that word processors and web pages
 * add. The server's OwnerText does the same.
 */
export function cleanLine( text: string ): string {
	return text
		.normalize( 'NFC' )
		.replace( UNSEEN, '' )
		.replace( /[\r\n\u2028\u2029]+|[\p{Zs}\t]/gu, ' ' )
		.replace( /[“”„‟]/g, '"' )
		.replace( /[‘’‚‛]/g, "'" )
		.replace( /^[\s\u200C\u200D]+|[\s\u200C\u200D]+$/g, '' ); // A joiner belongs between two letters.
}

/** Cleans a web or email address: also removes quotation marks or angle brackets around it. */
export function cleanAddress( text: string ): string {
	return cleanLine( text ).replace( /^[\s"'<«‹]+|[\s"'>»›]+$/g, '' );
}
