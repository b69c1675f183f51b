import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LOCAL } from '../paths.mjs';
import { isAlive, note } from './process-identity.mjs';

/** @typedef {import('./process-identity.mjs').Noted} Noted */

/**
 * Makes concurrent runs (a demo and the tests) take turns where they write to the same place.
 *
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @param {string} [locks] the folder of all locks
 * @returns {Promise<T>}
 */
export async function withLock( name, work, locks = join( LOCAL, 'locks' ) ) {
	const folder = join( locks, name );
	await acquire( folder, name, locks );
	try {
		return await work();
	} finally {
		rmSync( folder, { recursive: true, force: true } );
	}
}

/**
 * @param {string} folder
 * @param {string} name
 * @param {string} locks
 */
async function acquire( folder, name, locks ) {
	mkdirSync( locks, { recursive: true } );
	for ( let told = false; ! take( folder, locks ); ) {
		const owner = ownerOf( folder );
		if ( owner === null || ! isAlive( owner ) ) {
			giveUp( folder, owner );
			continue;
		}
		if ( ! told ) {
			told = true;
			console.log(
				`  another run (process ${ String( owner.pid ) }) is busy with ${ name }; waiting for it to leave ${ folder }`
			);
		}
		await sleep( 300 );
	}
}

/**
 * Takes the lock in one atomic move, with its owner's id inside, so that a lock always has an owner.
 *
 * @param {string} folder
 * @param {string} locks
 * @returns {boolean} true if the lock is now ours
 */
function take( folder, locks ) {
	const made = mkdtempSync( join( locks, 'taking-' ) );
	writeFileSync( join( made, 'pid' ), JSON.stringify( note() ) );
	try {
		renameSync( made, folder );
		return true;
	} catch ( error ) {
		rmSync( made, { recursive: true } );
		if ( existsSync( folder ) ) return false;
		// It was just released; other errors aren't about the lock.
		if ( [ 'EEXIST', 'ENOTEMPTY' ].includes( /** @type {NodeJS.ErrnoException} */ ( error ).code ?? '' ) )
			return false;
		throw error;
	}
}

/**
 * @param {string} folder
 * @returns {Noted | null} null if there is no owner
 */
function ownerOf( folder ) {
	try {
		/** @type {unknown} an older checkout wrote the id alone */
		const owner = JSON.parse( readFileSync( join( folder, 'pid' ), 'utf8' ) );
		return typeof owner === 'object' ? /** @type {Noted | null} */ ( owner ) : null;
	} catch {
		return null;
	}
}

/**
 * Removes the lock of a process that has ended. Another run may do the same and already hold a new lock, so the lock is moved
 * aside first, and put back if it isn't the one that was checked.
 *
 * @param {string} folder
 * @param {Noted | null} owner
 */
function giveUp( folder, owner ) {
	const aside = `${ folder }.left-${ String( process.pid ) }`;
	try {
		renameSync( folder, aside );
	} catch {
		return;
	}
	const found = ownerOf( aside );
	if ( found !== null && isAlive( found ) && found.born !== owner?.born ) renameSync( aside, folder );
	else rmSync( aside, { recursive: true, force: true } );
}
