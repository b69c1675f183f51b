import { onPageChange } from '../loader/page-changes';
import { whenThere } from '../loader/when-there';
import { liveRatings } from './live';
import { PLACES, ratingsOfPage } from './printed';

let draw: ReturnType< typeof liveRatings > | undefined;

/** Also what a single-page site, or one that scrolls on for ever, brings later. */
function drawPlaces(): void {
	for ( const place of document.querySelectorAll< HTMLElement >( PLACES ) ) {
		const page = ! place.firstElementChild?.shadowRoot && ! draw && ratingsOfPage();
		draw ??= page ? liveRatings( page ) : undefined;
		if ( ! place.firstElementChild?.shadowRoot ) {
			draw?.( place );
		}
	}
}

whenThere( () => {
	drawPlaces();
	onPageChange( drawPlaces );
} );
