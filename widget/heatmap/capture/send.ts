import { toJson } from '../../trust/to-json';
import type { HeatmapCapture, HeatmapVisit } from '../../../src/contract/types';
import { withQuery } from '../../transport/address';

/** Hands it to the browser, which sends it when the page is gone. By REST where the site's short way is not to be had. */
export function send( { collector, rest }: HeatmapCapture, visit: HeatmapVisit ): void {
	const body = new Blob( [ toJson( visit ) ], { type: 'application/json' } );
	// Under a second name of the site the browser would ask first, and the collector answers no such question.
	const isShort = collector.startsWith( `${ location.origin }/` );
	if ( ! isShort || ! navigator.sendBeacon( withQuery( collector, 'do=visit' ), body ) ) {
		fetch( `${ rest }heatmaps/visits`, { method: 'POST', keepalive: true, body } ).catch( () => {
			// A view that is not counted is nobody's loss.
		} );
	}
}
