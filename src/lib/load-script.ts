/**
 * A bundle of the widget's, which comes when it is first wanted and brings what it is drawn with.
 *
 * @param found what it puts into the window, once it is there
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
