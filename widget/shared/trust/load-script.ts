import { isOurScript, ownScript } from './our-script';

type Load = < Found >( address: string, found: () => Found | undefined ) => Promise< Found | undefined >;

/** @param found returns the script's global, which already exists if an optimizer has merged scripts. */
export const loadScript: Load = ( address, found ) => addScript( isOurScript( address ), address, found );

/** @param isTrusted false if the address was changed in transit: then nothing is loaded. */
export const addScript = < Found >(
	isTrusted: boolean,
	address: string,
	found: () => Found | undefined
): Promise< Found | undefined > =>
	new Promise( ( resolve ) => {
		const finish = (): void => resolve( found() );
		const script = document.createElement( 'script' );
		script.src = address;
		script.nonce = ownScript?.nonce ?? ''; // Pages may only allow scripts with it.
		// In a separate task: parsing the script and drawing a survey together would block a slow phone for too long.
		script.onload = script.onerror = () => setTimeout( finish );
		if ( found() || ! isTrusted ) {
			finish();
		} else {
			document.head.append( script ); // This starts the download.
		}
	} );
