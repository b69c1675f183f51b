/** True if a file is on the same site. */
export const isOwn = ( address: string ): boolean => new URL( address, location.href ).origin === location.origin;

/** Returns a file of the site as a data URL. */
export async function asData( address: string ): Promise< string > {
	const blob = await ( await fetch( address, { cache: 'force-cache' } ) ).blob();
	return new Promise( ( resolve, reject ) => {
		const reader = new FileReader();
		reader.onload = () => resolve( typeof reader.result === 'string' ? reader.result : '' );
		reader.onerror = () => reject( new Error( 'A file cannot be read.' ) );
		reader.readAsDataURL( blob );
	} );
}
