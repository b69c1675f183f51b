import { attempt } from '../shared/trust/attempt';
import { liveRatings } from './live';
import { ratingsOfPage } from './printed';

/** Milliseconds in which changes count as one: rebuilding a page causes a hundred. */
const PAUSE = 50;

let draw: ( ( place: HTMLElement ) => void ) | undefined;
let timer = 0;

/** Draws the places on the page, and those that a single-page site or infinite scrolling adds later. */
function drawPlaces(): void {
	timer = 0;
	draw ??= attempt( () => liveRatings( ratingsOfPage() ) ); // Missing if an optimizer has run this too early.
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
