/** Checks that a process is still the one that was recorded: after a restart, another process may have its id. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ pid: number, born: string }} Noted */

/** @param {number} [pid] */
export function note( pid = process.pid ) {
	return { pid, born: birthOf( pid ) ?? '' };
}

/** @param {Noted} noted */
export function isAlive( { pid, born } ) {
	return Number.isInteger( pid ) && pid > 0 && birthOf( pid ) === born;
}

/**
 * Returns the start time of a process, with the boot it belongs to.
 *
 * @param {number} pid
 * @returns {string | null} null if there is no such process
 */
function birthOf( pid ) {
	return existsSync( '/proc/self/stat' ) ? birthInProc( pid ) : birthByPs( pid );
}

/** @param {number} pid */
function birthInProc( pid ) {
	try {
		// The name in parentheses may contain spaces; the start time is the 20th field after it.
		const [ state, ...fields ] = readFileSync( `/proc/${ String( pid ) }/stat`, 'utf8' )
			.replace( /^.*\) /s, '' )
			.split( ' ' );
		const boot = readFileSync( '/proc/sys/kernel/random/boot_id', 'utf8' ).trim();
		return state === 'Z' ? null : `${ boot } ${ fields[ 18 ] ?? '' }`;
	} catch {
		return null;
	}
}

/** @param {number} pid */
function birthByPs( pid ) {
	return spawnSync( 'ps', [ '-o', 'lstart=', '-p', String( pid ) ], { encoding: 'utf8' } ).stdout.trim() || null;
}
