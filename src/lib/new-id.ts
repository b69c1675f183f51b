/** Returns a random UUID (version 4). Browsers have `randomUUID` only on https and localhost, and wp-admin may run on http. */
export function newId(): string {
	const source: Pick< Crypto, 'getRandomValues' > & { randomUUID?: () => string } = globalThis.crypto;
	return source.randomUUID ? source.randomUUID() : uuidOf( source.getRandomValues( new Uint8Array( 16 ) ) );
}

export function uuidOf( bytes: Uint8Array ): string {
	const hex = Array.from( bytes, ( byte, index ) => {
		const fixed = index === 6 ? ( byte & 0x0f ) | 0x40 : index === 8 ? ( byte & 0x3f ) | 0x80 : byte;
		return fixed.toString( 16 ).padStart( 2, '0' );
	} ).join( '' );
	return [ hex.slice( 0, 8 ), hex.slice( 8, 12 ), hex.slice( 12, 16 ), hex.slice( 16, 20 ), hex.slice( 20 ) ].join(
		'-'
	);
}
