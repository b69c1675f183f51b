import { attempt } from '../attempt';
import { onPageChange } from '../loader/page-changes';
import { liveRatings } from './live';
import { ratingsOfPage } from './printed';

/** Draws the places of the page, and those that a single-page site, or one that scrolls on for ever, brings later. */
function start(): void {
	const page = ratingsOfPage();
	const draw = page && liveRatings( page );
	const drawPlaces = (): void =>
		document.querySelectorAll< HTMLElement >( '[data-userfeedback-rating]' ).forEach( ( place ) => {
			if ( ! place.firstElementChild?.shadowRoot ) {
				attempt( () => draw?.( place ) );
			}
		} );

	drawPlaces();
	onPageChange( drawPlaces );
}

if ( document.readyState === 'loading' ) {
	document.addEventListener( 'DOMContentLoaded', start ); // An optimiser has let it run early.
} else {
	start();
}
