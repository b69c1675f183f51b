import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive, note } from '../processes/process-identity.mjs';

/** Below the range for outgoing connections, so that none takes a port between its choice and its use. */
const LOWEST = 20_000;
const HIGHEST = 32_000;
const TRIES = 200;

/** One file per port, with the process that will use it; shared by all checkouts, as ports belong to the machine. */
const CLAIMS = join( tmpdir(), 'userfeedback-ports' );

/** @param {number} port */
export async function isFree( port ) {
	return new Promise( ( /** @type {(isFree: boolean) => void} */ resolve ) => {
		const server = createServer();
		server.once( 'error', () => {
			resolve( false );
		} );
		server.listen( port, '127.0.0.1', () => {
			server.close( () => {
				resolve( true );
			} );
		} );
	} );
}

/** Returns a port that is free and reserved for this process while it runs. */
export async function freePort() {
	for ( let tries = 0; tries < TRIES; tries++ ) {
		const port = LOWEST + Math.floor( Math.random() * ( HIGHEST - LOWEST ) );
		if ( claim( port ) && ( await isFree( port ) ) ) return port;
	}
	throw new Error( `No port from ${ String( LOWEST ) } to ${ String( HIGHEST ) } is free.` );
}

/** @param {number} port */
function claim( port ) {
	const file = join( CLAIMS, String( port ) );
	const us = JSON.stringify( note() );
	mkdirSync( CLAIMS, { recursive: true } );
	try {
		writeFileSync( file, us, { flag: 'wx' } );
		return true;
	} catch {
		if ( isWanted( file ) ) return false;
	}
	writeFileSync( file, us );
	return true;
}

/** @param {string} file */
function isWanted( file ) {
	try {
		/** @type {import('../processes/process-identity.mjs').Noted} */
		const claimed = JSON.parse( readFileSync( file, 'utf8' ) );
		return isAlive( claimed );
	} catch {
		// It is being written now.
		return true;
	}
}
