/**
 * Compresses to the smallest streams that any unzip reads, with Google's zopfli, which tries more than zlib and saves 4%. A
 * release takes half a minute, so results are cached by content, and a build compresses only what changed.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	readdirSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { CACHE } from '../../dev/setup/paths.mjs';

/** Change this if worker.mjs compresses differently, to discard the cached files. */
const KEPT = 'packed-2';

const DAY = 86_400_000;
const UNUSED = 30 * DAY;

/**
 * @param {Buffer[]} contents
 * @param {string} [folder] of the cache
 * @returns {Buffer[]} in the same order
 */
export function smallest( contents, folder = join( CACHE, KEPT ) ) {
	mkdirSync( folder, { recursive: true } );
	const names = contents.map( ( content ) => createHash( 'sha256' ).update( content ).digest( 'hex' ) );
	const missing = new Map(
		contents
			.map( ( content, place ) => /** @type {const} */ ( [ names[ place ] ?? '', content ] ) )
			.filter( ( [ name ] ) => ! existsSync( join( folder, name ) ) )
	);
	if ( missing.size > 0 ) pack( missing, folder );
	const packed = names.map( ( name ) => readFileSync( join( folder, name ) ) );
	forgetOld( folder, new Set( names ) );
	return packed;
}

/**
 * Runs in a separate process, because zopfli is asynchronous and the code that makes a zip isn't.
 *
 * @param {Map<string, Buffer>} missing
 * @param {string} folder
 */
function pack( missing, folder ) {
	const scratch = mkdtempSync( join( folder, 'new-' ) );
	try {
		for ( const [ name, content ] of missing ) writeFileSync( join( scratch, name ), content );
		execFileSync( process.execPath, [ join( import.meta.dirname, 'worker.mjs' ), scratch, folder ] );
	} finally {
		rmSync( scratch, { recursive: true, force: true } );
	}
}

/**
 * @param {string} folder
 * @param {Set<string>} used
 */
function forgetOld( folder, used ) {
	for ( const name of readdirSync( folder ).filter( ( each ) => ! used.has( each ) ) ) {
		const file = join( folder, name );
		const { mtimeMs } = statSync( file, { throwIfNoEntry: false } ) ?? { mtimeMs: Date.now() };
		if ( Date.now() - mtimeMs > UNUSED ) rmSync( file, { recursive: true, force: true } );
	}
}
