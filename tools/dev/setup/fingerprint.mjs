import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './paths.mjs';

/**
 * Hashes the content of files and folders of the checkout.
 *
 * @param {string[]} paths relative to the checkout; a missing one counts as empty
 */
export function fingerprint( paths ) {
	const hash = createHash( 'sha256' );
	for ( const path of paths.flatMap( filesIn ).sort() ) {
		hash.update( `${ path }\0` ).update( readFileSync( join( ROOT, path ) ) );
	}
	return hash.digest( 'hex' );
}

/**
 * Does the work only if the fingerprint has changed since the last success.
 *
 * @param {string} stampFile
 * @param {string} print
 * @param {() => Promise<void>} work
 * @returns {Promise<boolean>} true if the work was done
 */
export async function whenChanged( stampFile, print, work ) {
	if ( existsSync( stampFile ) && readFileSync( stampFile, 'utf8' ) === print ) return false;
	// Deleted first, so that interrupted work doesn't look done.
	rmSync( stampFile, { force: true } );
	await work();
	mkdirSync( dirname( stampFile ), { recursive: true } );
	writeFileSync( stampFile, print );
	return true;
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesIn( path ) {
	const full = join( ROOT, path );
	if ( ! existsSync( full ) ) return [];
	if ( ! statSync( full ).isDirectory() ) return [ path ];
	return readdirSync( full ).flatMap( ( name ) => filesIn( join( path, name ) ) );
}
