/** What was typed as an address of the site, whole or from its first slash on; null for one of another site, or none. */
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

/** With a scheme, or the two slashes after one. */
function isWhole( text: string ): boolean {
	return /^([a-z][a-z\d+.-]*:|\/\/)/i.test( text );
}
