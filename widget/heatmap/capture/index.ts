import type { HeatmapCapture } from '../../../src/contract/types';
import { requireConsent, mayStore } from '../../shared/memory/consent';
import { captureData } from './data';
import { isTrackingRefused } from './do-not-track';
import { send } from './send';
import { beginView } from './view';
import type { View } from './view';

let isFound = false;
let data: HeatmapCapture | null = null;
let view: View | null = null;
let path = '';
let query = '';

/** Starts a view. Records a random one in so many. */
function begin(): void {
	path = location.pathname;
	query = location.search;
	view = data && Math.random() * 100 < data.sample ? beginView( data ) : null;
}

/**
 * Reads the printed data when the visitor first does something or leaves: while a page loads, every visitor waits, so this
 * script only adds listeners then. Until the data is in the page, whichever place an optimizer has moved this script to, its
 * settings are unknown.
 */
function find(): void {
	if ( ! isFound ) {
		data = captureData();
		isFound = !! data || document.readyState !== 'loading';
		if ( data ) {
			requireConsent( data.consent );
			begin();
		}
	}
}

/** Ends a view once: when the page is hidden, as it may never be visible again. */
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

/** True if this is still the printed page. It is if only the query was removed from its URL. */
const isHere = (): boolean => location.pathname === path && query.includes( location.search );

/** Follows a page change by a script. The new page is known only if the server printed data for it. */
function follow(): boolean {
	find();
	if ( ! isHere() ) {
		end();
		const printed = captureData();
		if ( printed?.page !== data?.page ) {
			data = printed;
			begin();
		}
	}
	return isHere() && mayStore();
}

function listen(): void {
	addEventListener( 'click', ( event ) => follow() && view?.click( event ), true );
	addEventListener( 'scroll', () => follow() && view?.look(), { passive: true, capture: true } ); // Also in a box.
	addEventListener( 'pagehide', end );
	document.addEventListener( 'visibilitychange', () => document.visibilityState === 'hidden' && end() );
	addEventListener( 'pageshow', ( { persisted } ) => persisted && begin() );
}

// A page in a frame isn't viewed by itself, and a prerendered page isn't viewed by anyone yet.
if ( self === top && ! isTrackingRefused( navigator ) ) {
	if ( document.prerendering ) {
		document.addEventListener( 'prerenderingchange', listen, { once: true } );
	} else {
		listen();
	}
}
