import { isOurScript, own } from '../trust/our-script';

/** @param found what the script leaves behind: there already where an optimiser has put several into one. */
export const loadScript = < Found >( address: string, found: () => Found | undefined ): Promise< Found | undefined > =>
	new Promise( ( resolve ) => {
		const finish = (): void => resolve( found() );
		const script = document.createElement( 'script' );
		script.src = address;
		script.nonce = own?.nonce ?? ''; // A page may let only scripts run that have it.
		// In a task of its own: to read the script and to draw a survey at once would hold a slow phone up for too long.
		script.onload = script.onerror = () => setTimeout( finish );
		if ( found() || ! isOurScript( address ) ) {
			finish(); // Else something has changed the address on its way.
		} else {
			document.head.append( script ); // Only now it is fetched.
		}
	} );
