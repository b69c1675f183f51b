const PARAMETER = 'open';
const DRAWER = 'userfeedback_notifications';

/** Whether the page's address asks for the drawer, as a link in an e-mail may. */
export function isOpenInUrl(): boolean {
	return new URLSearchParams( window.location.search ).get( PARAMETER ) === DRAWER;
}

/** A closed panel stays closed when the page reloads. */
export function removeOpenFromUrl(): void {
	if ( isOpenInUrl() ) {
		const address = new URL( window.location.href );
		address.searchParams.delete( PARAMETER );
		window.history.replaceState( window.history.state, '', address );
	}
}
