/** Returns the typed address of this site, complete or from its first slash on; null for another site's, or none. */
export function addressOn( siteUrl: string, typed: string ): string | null {
	const home = siteUrl.endsWith( '/' ) ? siteUrl : `${ siteUrl }/`;
	const text = typed.trim();
	try {
		const url = new URL( isWhole( text ) ? text : text.replace( /^\/+/, '' ), home );
		url.hash = '';
		return url.host === new URL( home ).host ? url.href : null;
	} catch {
		return null;
	}
}

/** True if it has a scheme, or two leading slashes. */
function isWhole( text: string ): boolean {
	return /^([a-z][a-z\d+.-]*:|\/\/)/i.test( text );
}
