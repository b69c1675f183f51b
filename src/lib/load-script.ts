/**
 * Loads a widget bundle, with its styles, on first use.
 *
 * @param found returns the bundle from the window once it has loaded
 */
export function loadScript< Bundle >( address: string, found: () => Bundle | undefined ): Promise< Bundle > {
	return new Promise( ( resolve, reject ) => {
		const finish = () => {
			const bundle = found();
			if ( bundle === undefined ) {
				reject( new Error( address ) );
			} else {
				resolve( bundle );
			}
		};
		if ( found() !== undefined ) {
			finish();
			return;
		}
		const script = document.createElement( 'script' );
		script.src = address;
		script.addEventListener( 'load', finish );
		script.addEventListener( 'error', finish );
		document.head.append( script );
	} );
}
