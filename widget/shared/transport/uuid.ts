/** Returns a random UUID (version 4). crypto.randomUUID() is missing on plain http, which many sites still use. */
export function uuid( crypto: Pick< Crypto, 'getRandomValues' > ): string {
	const form = 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx';
	const bytes = crypto.getRandomValues( new Uint8Array( form.length ) );
	return form.replace( /x/g, ( _, place: number ) => ( ( bytes[ place ] ?? 0 ) % 16 ).toString( 16 ) );
}
