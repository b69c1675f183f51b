import { attempt } from '../attempt';
import { liveRatings } from './live';
import { ratingsOfPage } from './printed';

/** Milliseconds in which changes are taken as one: a page that is built anew changes a hundred times. */
const PAUSE = 50;

let draw: ( ( place: HTMLElement ) => void ) | undefined;
let timer = 0;

/** Draws the places of the page, and those that a single-page site, or one that scrolls on for ever, brings later. */
function drawPlaces(): void {
	timer = 0;
	draw ??= attempt( () => liveRatings( ratingsOfPage() ) ); // Not there yet where an optimizer has run this early.
	document.querySelectorAll< HTMLElement >( '[data-userfeedback-rating]' ).forEach( ( place ) => {
		if ( ! place.firstElementChild?.shadowRoot ) {
			attempt( () => draw?.( place ) );
		}
	} );
}

drawPlaces();
new MutationObserver( () => {
	timer ||= setTimeout( drawPlaces, PAUSE );
} ).observe( document, { childList: true, subtree: true } );
