import type { HeatmapCapture, HeatmapVisit } from '../../../src/contract/types';
import { withQuery } from '../../shared/transport/with-query';
import { toJson } from '../../shared/trust/json';

/** Passes the view to the browser, which sends it after the page is gone. Uses REST if the site's collector isn't available. */
export function send( { collector, rest }: HeatmapCapture, visit: HeatmapVisit ): void {
	const body = new Blob( [ toJson( visit ) ], { type: 'application/json' } );
	// On another origin the browser would send a preflight request, which the collector doesn't answer.
	const isShort = collector.startsWith( `${ location.origin }/` );
	if ( ! isShort || ! navigator.sendBeacon( withQuery( collector, 'do=visit' ), body ) ) {
		fetch( `${ rest }heatmaps/visits`, { method: 'POST', keepalive: true, body } ).catch( () => {
			// Losing a view does no harm.
		} );
	}
}
