import { isOurScript, ownScript } from './our-script';

/** @param found returns the script's global, which already exists if an optimizer has merged scripts. */
export const loadScript = < Found >( address: string, found: () => Found | undefined ): Promise< Found | undefined > =>
	new Promise( ( resolve ) => {
		const finish = (): void => resolve( found() );
		const script = document.createElement( 'script' );
		script.src = address;
		script.nonce = ownScript?.nonce ?? ''; // Pages may only allow scripts with it.
		// In a separate task: parsing the script and drawing a survey together would block a slow phone for too long.
		script.onload = script.onerror = () => setTimeout( finish );
		if ( found() || ! isOurScript( address ) ) {
			finish(); // Otherwise the address was changed in transit.
		} else {
			document.head.append( script ); // This starts the download.
		}
	} );
