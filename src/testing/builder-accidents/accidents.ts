import { vi } from 'vitest';
import { problem } from '@/testing/fakes/fake-site';
import { recorded } from '@/testing/recorded';
import type { ShakyNetwork, Trouble } from './shaky-network';
import { WAY } from './shaky-network';
import { pass, type Tab } from './tab';

/** Targets of an accident. */
export interface Struck {
	tab: Tab;
	network: ShakyNetwork;
	/** Opens the same survey again in the same browser. */
	reopen: () => Promise< void >;
	/** Undoes the last step. */
	undo: () => void;
	/** Another editor changes something and saves it. */
	otherSaves: () => Promise< void >;
}

const SAVE = 'POST /surveys';
/** By then, a browser has stored each edit. */
const KEPT = 1_001;
const LOGGED_OUT: Trouble = {
	status: 403,
	body: { code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed', data: { status: 403 } },
};
const PAGE: Trouble = { status: 500, body: '<h1>Oops</h1>', isText: true };
const TOO_MUCH: Trouble = { status: 413, body: '<h1>413</h1>', isText: true };

/** A save that meets this gets the error, and is retried. */
const refusedBy =
	( trouble: Trouble ) =>
	async ( { tab, network }: Struck ) => {
		network.next.set( SAVE, trouble );
		tab.save( 'save' );
		await pass( 500 );
	};

/** Lasts for some time, while typing and saving go on; then the browser says that it is over. */
const during =
	( trouble: Trouble, over: string ) =>
	async ( { tab, network }: Struck ) => {
		network.trouble = trouble;
		tab.save( 'save' );
		await pass( 12_000 );
		network.trouble = null;
		window.dispatchEvent( new Event( over ) );
		await pass( 500 );
	};

export const ACCIDENTS: Readonly< Record< string, ( struck: Struck ) => Promise< void > > > = {
	'the tab is killed': async ( { tab, reopen } ) => {
		await pass( KEPT );
		tab.kill();
		await reopen();
	},
	'the tab is killed while it saves': async ( { tab, network, reopen } ) => {
		await pass( KEPT );
		tab.save( 'save' );
		await pass( WAY * ( tab.now.history.past.length % 3 ) ); // Not sent yet, stored, or answered.
		network.hangUp();
		tab.kill();
		await reopen();
	},
	'the page is loaded anew': async ( { tab, network, reopen } ) => {
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
	'the network is gone': during( 'away', 'online' ),
	'answers do not come back': during( 'lost', 'online' ),
	'the login has expired': during( LOGGED_OUT, 'focus' ),
	'a logout, and a login after the page was closed': async ( { tab, network, reopen } ) => {
		network.trouble = LOGGED_OUT;
		tab.save( 'save' );
		await pass( 300 );
		tab.close();
		network.trouble = null;
		await reopen();
	},
	'a field is refused': refusedBy( problem( 400, 'Too long.', { params: { 'questions[0].title': 'Too long.' } } ) ),
	'the server has an error': refusedBy( PAGE ),
	'it is too large': refusedBy( TOO_MUCH ),
	'the answer to a save is lost': refusedBy( 'lost' ),
	'the answer to a save is lost, and what it saved is taken back': async ( struck ) => {
		await refusedBy( 'lost' )( struck );
		struck.undo();
		struck.tab.save( 'save' );
		await pass( 500 );
	},
	'the version is stale, and the other one cannot be had': async ( { tab, network, otherSaves } ) => {
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
		await pass( KEPT );
		tab.kill();
		await otherSaves();
		await reopen();
	},
	'the version is said to be stale although it is not': refusedBy( recorded( 'stale' ) ),
};
