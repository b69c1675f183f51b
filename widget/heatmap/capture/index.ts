import type { HeatmapCapture } from '../../../src/contract/types';
import { askFor, mayStore } from '../../memory/consent';
import { captureData } from './data';
import { isRefused } from './refused';
import { send } from './send';
import { beginView } from './view';
import type { View } from './view';

let isFound = false;
let data: HeatmapCapture | null = null;
let view: View | null = null;
let path = '';
let query = '';

/** One in so many views is kept, drawn anew for each. */
function begin(): void {
	path = location.pathname;
	query = location.search;
	view = data && Math.random() * 100 < data.sample ? beginView( data ) : null;
}

/**
 * What was printed for it is read when a visitor first does something or leaves: while a page is made ready everybody
 * waits, and then nothing is done here but to listen. Before it stands in the page, wherever an optimiser has moved
 * this script, nothing can be known of it.
 */
function find(): void {
	if ( ! isFound ) {
		data = captureData( document );
		isFound = !! data || document.readyState !== 'loading';
		if ( data ) {
			askFor( data.consent );
			begin();
		}
	}
}

/** Once a view: it is over when the page is hidden, as nothing says that it will ever be seen again. */
function end(): void {
	find();
	if ( data && view && mayStore() ) {
		if ( isHere() ) {
			view.look();
		}
		send( data, view.visit() );
	}
	view = null;
}

/** Whether this is still the page that was printed. One that only takes its query off its address is. */
const isHere = (): boolean => location.pathname === path && query.includes( location.search );

/** Of the page that a script has put in its place something is known only if the server printed it anew. */
function follow(): boolean {
	find();
	if ( ! isHere() ) {
		end();
		const printed = captureData( document );
		if ( printed?.page !== data?.page ) {
			data = printed;
			begin();
		}
	}
	return isHere() && mayStore();
}

function listen(): void {
	addEventListener( 'click', ( event ) => follow() && view?.click( event ), true );
	addEventListener( 'scroll', () => follow() && view?.look(), { passive: true, capture: true } ); // Also of a box.
	addEventListener( 'pagehide', end );
	document.addEventListener( 'visibilitychange', () => document.visibilityState === 'hidden' && end() );
	addEventListener( 'pageshow', ( { persisted } ) => persisted && begin() );
}

// A page in another one is not looked at for itself, and one that a browser has prepared in advance not by anybody yet.
if ( self === top && ! isRefused( navigator ) ) {
	if ( document.prerendering ) {
		document.addEventListener( 'prerenderingchange', listen, { once: true } );
	} else {
		listen();
	}
}
