import { vi } from 'vitest';
import { problem } from '@/testing/fakes/fake-site';
import { recorded } from '@/testing/recorded';
import type { UnreliableNetwork, NetworkFault } from './unreliable-network';
import { LATENCY } from './unreliable-network';
import { pass, type Tab } from './tab';

/** Targets of an accident. */
export interface AccidentTarget {
	tab: Tab;
	network: UnreliableNetwork;
	/** Opens the same survey again in the same browser. */
	reopen: () => Promise< void >;
	/** Undoes the last step. */
	undo: () => void;
	/** Another editor changes something and saves it. */
	otherSaves: () => Promise< void >;
}

const SAVE = 'POST /surveys';
/** By then, a browser has stored each edit. */
const COPY_DELAY = 1_001;
const LOGGED_OUT: NetworkFault = {
	status: 403,
	body: { code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed', data: { status: 403 } },
};
const PAGE: NetworkFault = { status: 500, body: '<h1>Oops</h1>', isText: true };
const TOO_MUCH: NetworkFault = { status: 413, body: '<h1>413</h1>', isText: true };

/** A save that meets this gets the error, and is retried. */
const refusedBy =
	( fault: NetworkFault ) =>
	async ( { tab, network }: AccidentTarget ) => {
		network.next.set( SAVE, fault );
		tab.save( 'save' );
		await pass( 500 );
	};

/** Lasts for some time, while typing and saving go on; then the browser says that it is over. */
const during =
	( fault: NetworkFault, over: string ) =>
	async ( { tab, network }: AccidentTarget ) => {
		network.fault = fault;
		tab.save( 'save' );
		await pass( 12_000 );
		network.fault = null;
		window.dispatchEvent( new Event( over ) );
		await pass( 500 );
	};

export const ACCIDENTS: Readonly< Record< string, ( target: AccidentTarget ) => Promise< void > > > = {
	'the tab is killed': async ( { tab, reopen } ) => {
		await pass( COPY_DELAY );
		tab.kill();
		await reopen();
	},
	'the tab is killed while it saves': async ( { tab, network, reopen } ) => {
		await pass( COPY_DELAY );
		tab.save( 'save' );
		await pass( LATENCY * ( tab.now.history.past.length % 3 ) ); // Not sent yet, stored, or answered.
		network.hangUp();
		tab.kill();
		await reopen();
	},
	'the page is reloaded': async ( { tab, network, reopen } ) => {
		network.hangUp();
		tab.close();
		await reopen();
	},
	'the page is left for an upgrade and another window': async ( { tab, reopen } ) => {
		const seen = vi.spyOn( document, 'visibilityState', 'get' ).mockReturnValue( 'hidden' );
		document.dispatchEvent( new Event( 'visibilitychange' ) );
		await pass( 300 );
		seen.mockRestore();
		tab.close();
		await reopen();
	},
	'the network is offline': during( 'away', 'online' ),
	'responses are lost': during( 'lost', 'online' ),
	'the login has expired': during( LOGGED_OUT, 'focus' ),
	'a logout, and a login after the page was closed': async ( { tab, network, reopen } ) => {
		network.fault = LOGGED_OUT;
		tab.save( 'save' );
		await pass( 300 );
		tab.close();
		network.fault = null;
		await reopen();
	},
	'a field is refused': refusedBy( problem( 400, 'Too long.', { params: { 'questions[0].title': 'Too long.' } } ) ),
	'the server has an error': refusedBy( PAGE ),
	'it is too large': refusedBy( TOO_MUCH ),
	'the response to a save is lost': refusedBy( 'lost' ),
	'the response to a save is lost, and the saved change is undone': async ( target ) => {
		await refusedBy( 'lost' )( target );
		target.undo();
		target.tab.save( 'save' );
		await pass( 500 );
	},
	'the version is stale, and the newer one fails to load': async ( { tab, network, otherSaves } ) => {
		await otherSaves();
		network.next.set( `GET /surveys/${ String( tab.now.form.id ) }`, PAGE );
		tab.save( 'save' );
		await pass( 500 );
	},
	'someone else saved first': async ( { tab, otherSaves } ) => {
		await otherSaves();
		tab.save( 'save' );
		await pass( 500 );
	},
	'someone else saves at the same time': async ( { tab, otherSaves } ) => {
		tab.save( 'save' );
		await otherSaves();
		await pass( 500 );
	},
	'someone else saved while the tab was gone': async ( { tab, reopen, otherSaves } ) => {
		await pass( COPY_DELAY );
		tab.kill();
		await otherSaves();
		await reopen();
	},
	'the server calls a current version stale': refusedBy( recorded( 'stale' ) ),
};
