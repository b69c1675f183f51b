import { ownGlobal } from '../trust/own-global';

declare global {
	interface Window {
		/** From the WP Consent API, if the site has it. */
		wp_has_consent?: ( category: string ) => boolean;
	}
}

let category = '';

/** @param asked the consent category that the site requires; empty if it requires none. */
export function requireConsent( asked: string ): void {
	category = asked;
}

/** True if storing data in this browser is allowed. Until something on the page can tell, it isn't. */
export const mayStore = (): boolean => ! category || !! ownGlobal( window, 'wp_has_consent' )?.( category );

/** Calls whenever consent may have changed, and finally when the visitor leaves the page, for a consent script that was late. */
export function onConsentChange( then: () => void ): void {
	document.addEventListener( 'wp_listen_for_consent_change', then );
	addEventListener( 'pagehide', then );
}
