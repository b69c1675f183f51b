import { isOurScript, own } from '../trust/our-script';
import { ownGlobal } from '../trust/own-global';
import type { Later, SurveyBundle } from './handover';
import { stage } from './stage';

let loading: Promise< SurveyBundle | undefined > | null = null;

/**
 * Fetches the survey bundle once, however often it is asked for. Without it a page is still a page, so there is nothing
 * where it cannot be had; the next call tries again.
 */
export const loadBundle = ( address: string ): Promise< SurveyBundle | undefined > =>
	( loading ??= load( address, stage ).then( ( bundle ) => {
		loading = bundle ? loading : null;
		return bundle;
	} ) );

/** @param bundle address of the survey bundle, beside which it lies. */
export const loadLater = ( bundle: string ): Promise< Later | undefined > =>
	load( bundle.replace( 'survey.js', 'later.js' ), () => ownGlobal( window, 'UserFeedback' )?._later );

/** @param found what the script leaves behind: there already where an optimiser has put several into one. */
const load = < Found >( address: string, found: () => Found | undefined ): Promise< Found | undefined > =>
	new Promise( ( resolve ) => {
		const finish = (): void => resolve( found() );
		if ( found() || ! isOurScript( address ) ) {
			finish(); // Else something has changed the address on its way.
			return;
		}
		const script = document.createElement( 'script' );
		script.src = address;
		script.nonce = own?.nonce ?? ''; // A page may let only scripts run that have it.
		// In a task of its own: to read the script and to draw a survey at once would hold a slow phone up for too long.
		script.onload = script.onerror = () => setTimeout( finish );
		document.head.append( script );
	} );
