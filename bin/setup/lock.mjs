import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LOCAL } from './paths.mjs';

/**
 * Two runs at once (a demo and the tests) take turns where they write to the same place.
 *
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock( name, work ) {
	const folder = join( LOCAL, 'locks', name );
	await acquire( folder, name );
	try {
		return await work();
	} finally {
		rmSync( folder, { recursive: true, force: true } );
	}
}

/**
 * @param {string} folder
 * @param {string} name
 */
async function acquire( folder, name ) {
	mkdirSync( join( folder, '..' ), { recursive: true } );
	for ( let told = false; ; told = true ) {
		try {
			mkdirSync( folder );
			writeFileSync( join( folder, 'pid' ), String( process.pid ) );
			return;
		} catch ( error ) {
			if ( /** @type {NodeJS.ErrnoException} */ ( error ).code !== 'EEXIST' ) throw error;
		}
		if ( ownerIsGone( folder ) ) {
			rmSync( folder, { recursive: true, force: true } );
		} else {
			if ( ! told ) console.log( `  another run is busy with ${ name }; waiting for it` );
			await sleep( 300 );
		}
	}
}

/** @param {string} folder */
function ownerIsGone( folder ) {
	const file = join( folder, 'pid' );
	// The owner may have made the folder and not written its id yet.
	const pid = existsSync( file ) ? Number( readFileSync( file, 'utf8' ) ) : 0;
	if ( pid === 0 ) return false;
	try {
		process.kill( pid, 0 );
		return false;
	} catch {
		return true;
	}
}
