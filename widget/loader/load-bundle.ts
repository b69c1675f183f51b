import { isOurScript, own } from '../trust/our-script';
import type { SurveyBundle } from './handover';
import { stage } from './stage';

let loading: Promise< SurveyBundle | undefined > | null = null;

/**
 * Fetches the survey bundle once, however often it is asked for. Without it a page is still a page, so there is nothing
 * where it cannot be had; the next call tries again.
 */
export function loadBundle( address: string ): Promise< SurveyBundle | undefined > {
	loading ??= new Promise( ( resolve ) => {
		const finish = (): void => {
			loading = stage() ? loading : null;
			resolve( stage() );
		};
		// An optimiser has put both scripts into one; or something has changed the address on its way.
		if ( stage() || ! isOurScript( address ) ) {
			finish();
			return;
		}
		const script = document.createElement( 'script' );
		script.src = address;
		script.nonce = own?.nonce ?? ''; // A page may let only scripts run that have it.
		script.onload = script.onerror = finish;
		document.head.append( script );
	} );
	return loading;
}
