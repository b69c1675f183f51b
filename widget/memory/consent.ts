import { ownGlobal } from '../trust/own-global';

declare global {
	interface Window {
		/** Of the WP Consent API, where the site has it. */
		wp_has_consent?: ( category: string ) => boolean;
	}
}

let category = '';

/** @param asked the category of consent that the visitor is asked for; empty where the site does not ask. */
export function askFor( asked: string ): void {
	category = asked;
}

/** Whether something may be stored in this browser. As long as nothing on the page can say so, it may not. */
export const mayStore = (): boolean => ! category || !! ownGlobal( window, 'wp_has_consent' )?.( category );

/** Calls whenever that may have changed: the last time as the page is left, for a script that was late. */
export function onConsent( then: () => void ): void {
	document.addEventListener( 'wp_listen_for_consent_change', then );
	addEventListener( 'pagehide', then );
}
