/** A random UUID (version 4). `crypto.randomUUID` is missing on plain http, where many sites still live. */
export function uuid( crypto: Pick< Crypto, 'getRandomValues' > & Partial< Pick< Crypto, 'randomUUID' > > ): string {
	if ( crypto.randomUUID ) {
		return crypto.randomUUID();
	}
	const bytes = crypto.getRandomValues( new Uint8Array( 16 ) );
	const hex = Array.from( bytes, ( byte, index ) => {
		const value = index === 6 ? ( byte & 0x0f ) | 0x40 : index === 8 ? ( byte & 0x3f ) | 0x80 : byte;
		return value.toString( 16 ).padStart( 2, '0' );
	} ).join( '' );
	return hex.replace( /^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5' );
}
