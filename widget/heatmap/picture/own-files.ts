/** Whether a file is the site's. */
export const isOwn = ( address: string ): boolean => new URL( address, location.href ).origin === location.origin;

/** A file of the site's, written out. */
export async function asData( address: string ): Promise< string > {
	const blob = await ( await fetch( address, { cache: 'force-cache' } ) ).blob();
	return new Promise( ( resolve, reject ) => {
		const reader = new FileReader();
		reader.onload = () => resolve( reader.result as string );
		reader.onerror = () => reject( new Error( 'A file cannot be read.' ) );
		reader.readAsDataURL( blob );
	} );
}
