/** Servers that a killed run left behind: a note next to each folder names the server and the process that started it. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, note } from '../processes/process-identity.mjs';
import { SetupError } from '../progress.mjs';

/** @typedef {import('../processes/process-identity.mjs').Noted} Noted */

/** How long a server may take to end; a database first writes its memory to disk. */
const PATIENCE = 30_000;
const WORKERS_PATIENCE = 2_000;

/**
 * @param {string} dir the server's folder
 * @param {number | undefined} pid
 */
export function noteServer( dir, pid ) {
	if ( pid !== undefined ) writeFileSync( fileOf( dir ), JSON.stringify( { owner: note(), server: note( pid ) } ) );
}

/**
 * @param {string} dir
 * @throws {SetupError} if it isn't left over: a live run is using it
 */
export async function stopLeftOver( dir ) {
	const noted = notedOf( dir );
	if ( noted === null ) return;
	const { owner, server } = noted;
	if ( isAlive( server ) ) {
		if ( isAlive( owner ) ) {
			throw new SetupError(
				`Another run (process ${ String( owner.pid ) }) is serving ${ dir }.`,
				'end that one with Ctrl-C, or give this one another --port.'
			);
		}
		console.log( `  stopping process ${ String( server.pid ) }, which a run that was killed left behind` );
		await end( server );
	}
	rmSync( fileOf( dir ), { force: true } );
}

/** @param {string} dir */
export function isServed( dir ) {
	const noted = notedOf( dir );
	return noted !== null && isAlive( noted.server );
}

/**
 * Ends a server. Two runs may do so concurrently.
 *
 * @param {Noted} server the leader of a group, see processes.mjs
 */
async function end( server ) {
	signal( server, 'SIGTERM' );
	for ( const start = Date.now(); isAlive( server ); ) {
		if ( Date.now() - start > PATIENCE ) signal( server, 'SIGKILL' );
		await sleep( 100 );
	}
	// Its workers hold the port a moment longer. If no parent reaps them, they stay in the group forever.
	for ( const start = Date.now(); signal( server, 0 ) && Date.now() - start < WORKERS_PATIENCE; ) {
		await sleep( 50 );
	}
}

/**
 * @param {Noted} server
 * @param {NodeJS.Signals | 0} name
 * @return {boolean} true if the process exists
 */
function signal( server, name ) {
	try {
		return process.kill( -server.pid, name );
	} catch ( error ) {
		if ( /** @type {NodeJS.ErrnoException} */ ( error ).code !== 'ESRCH' ) throw error;
		return false;
	}
}

/**
 * @param {string} dir
 * @returns {{ owner: Noted, server: Noted } | null} null if there is no note, or another run just deleted it
 */
function notedOf( dir ) {
	try {
		/** @type {{ owner: Noted, server: Noted }} */
		const noted = JSON.parse( readFileSync( fileOf( dir ), 'utf8' ) );
		return noted;
	} catch {
		return null;
	}
}

/** @param {string} dir */
function fileOf( dir ) {
	return `${ dir }.server.json`;
}
